/** A template divides the fabric into squares of one side, or into equal columns and rows. */
type TemplateRow = {
  /** Yards of fabric of one piece. */
  readonly yards: 1 | 2
} & ({ readonly sideIn: number } | { readonly columns: number; readonly rows: number })

/**
 * The templates by id. {@link TEMPLATE_IDS} has their order.
 * @source spec 2 §9 Fill-A-Yard templates
 */
export const TEMPLATES = {
  /** Horizontal split: two halves, one above the other. */
  8: { yards: 1, columns: 1, rows: 2 },
  /** Vertical split: two halves side by side. */
  6: { yards: 1, columns: 2, rows: 1 },
  /** Cheater quilt of 6 in squares. */
  4: { yards: 1, sideIn: 6 },
  /** Cheater quilt of 9 in squares. */
  5: { yards: 2, sideIn: 9 },
  /** Two infinity scarves, each as long as the fabric. */
  1: { yards: 2, columns: 2, rows: 1 },
  /** Dinner napkins. */
  10: { yards: 1, sideIn: 16 },
} as const satisfies Record<number, TemplateRow>
/** The gateway's number of a template. */
export type TemplateId = keyof typeof TEMPLATES

/** Template ids in the order in which they are shown. @source spec 2 §9 */
export const TEMPLATE_IDS = [8, 6, 4, 5, 1, 10] as const satisfies readonly TemplateId[]
