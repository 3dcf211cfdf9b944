import type { AnalyticsDecision } from '@selvage/core/analytics'
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

/** Returns what is decided now; undefined where the server does not say it. */
export async function askDecision(): Promise<AnalyticsDecision | undefined> {
  const answer = await fetch(EVENTS_PATH).catch(() => undefined)
  const decided = answer?.ok ? await answer.text().catch(() => '') : ''
  return DECISIONS.includes(decided) ? (decided as AnalyticsDecision) : undefined
}
