import { reviewedIncomplete } from './reviewed-incomplete.table.ts'

/** A result of axe that it could not decide, as far as it is read. */
export interface IncompleteRule {
  readonly id: string
  readonly nodes: readonly {
    readonly html: string
    readonly target: readonly unknown[]
    readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[]
  }[]
}

/** The part of an element that a review reads. */
interface Matching {
  matches: (selectors: string) => boolean
}

/**
 * Lists what axe leaves open and nobody has reviewed, a sentence each. An element that has left the
 * page since axe looked at it, such as a message of waiting, is not listed.
 */
export function openQuestions(
  incomplete: readonly IncompleteRule[],
  elementOf: (target: readonly unknown[]) => Matching | null,
): string[] {
  return incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ any, target, html }) => {
      const question = [id, any[0]?.data?.messageKey].filter(Boolean).join(' ')
      const element = elementOf(target)
      const isReviewed = (row: (typeof reviewedIncomplete)[number]) =>
        row.question === question && element?.matches(row.elements.join())
      return !element || reviewedIncomplete.some(isReviewed) ? [] : [`${question}: ${html}`]
    }),
  )
}
