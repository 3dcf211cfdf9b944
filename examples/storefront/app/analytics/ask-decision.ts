import type { Analytics, AnalyticsDecision } from '@selvage/core/analytics'
import { EVENTS_PATH } from './event-marks.ts'

const DECISIONS: readonly string[] = [
  'allowed',
  'declined',
  'undecided',
] satisfies AnalyticsDecision[]

/** Returns whether the browser has shown this page before, so that its HTML may be old. */
export function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/**
 * Has events wait until the server says what is decided now. Without an answer the earlier decision
 * counts, which the server checks with each batch.
 */
export async function askDecision(
  { decide }: Pick<Analytics, 'decide'>,
  earlier: AnalyticsDecision,
): Promise<void> {
  decide('undecided')
  const answer = await fetch(EVENTS_PATH).catch(() => undefined)
  const decided = answer?.ok ? await answer.text().catch(() => '') : ''
  decide(DECISIONS.includes(decided) ? (decided as AnalyticsDecision) : earlier)
}
