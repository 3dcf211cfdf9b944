import { openQuestions } from './open-questions.ts'
import type { IncompleteRule } from './open-questions.ts'

/** Finds the element of a target of axe: a selector, or a list of them across shadow roots. */
function elementOf([path]: readonly unknown[]): Element | null {
  return [path as string | readonly string[]]
    .flat()
    .reduce<Element | null>(
      (host, selector) => (host?.shadowRoot ?? document).querySelector(selector),
      null,
    )
}

interface Finished {
  readonly reporting: {
    readonly reports: readonly {
      readonly type: string
      readonly result: { readonly incomplete?: readonly IncompleteRule[] }
    }[]
  }
}

/**
 * Throws when axe leaves something open in a story that reviewed-incomplete.table.ts does not
 * answer. Storybook calls it after axe, because it is the first of the annotations (main.ts).
 */
export function afterEach({ reporting }: Finished): void {
  // The classes of a static Storybook are shorter than the selectors of the table.
  if (!import.meta.env['VITEST_STORYBOOK']) return
  const open = reporting.reports
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => openQuestions(result.incomplete ?? [], elementOf))
  if (open.length > 0)
    throw new Error(
      `axe leaves open, mend it or review it in reviewed-incomplete.table.ts:\n${open.join('\n')}`,
    )
}
