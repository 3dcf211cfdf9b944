import { lineKindOf } from '@selvage/core/cart'
import type { LineKindName, OrderItem } from '@selvage/core/cart'
import { fillHref } from '../provider/fill-href.ts'

/** The addresses that a line links to; a missing one has no link. */
export interface LineLinks {
  /** The page of its design or collection, linked from its title. */
  readonly page?: string | undefined
  /** The page that changes the line: its product, or the canvas with its layout. */
  readonly edit?: string | undefined
  /** The page on which a line that cannot be ordered any more is replaced or another one found. */
  readonly mend?: string | undefined
  /** The cutting guide of a filled yard. */
  readonly cuttingGuide?: string | undefined
  /** The page on which the design of an order's line is reviewed. */
  readonly review?: string | undefined
}

/** Returns the links of a line of an order. */
export type LineLinksOf = (item: OrderItem) => LineLinks

/**
 * The links of each kind of line as templates: `{id}` is the line, `{designId}` its design,
 * `{layout}` the layout of a filled yard, and `{code}` and `{size}` are those of a home good. An
 * address that names what its line has not, such as a design, has no link.
 */
export type LineLinkTemplates = { readonly [Kind in LineKindName]?: LineLinks }

/** Where lines lead: a function of a line, or templates for each kind. */
export type LineHrefFor = LineLinksOf | LineLinkTemplates

/** Returns the links of a line; none without `hrefFor`. */
export function lineLinks(hrefFor: LineHrefFor | undefined, item: OrderItem): LineLinks {
  if (typeof hrefFor === 'function') return hrefFor(item)
  const kind = lineKindOf(item)
  const fields = { ...item, ...item.fillAYard, ...item.homeGood, designId: item.design?.id }
  return Object.fromEntries(
    Object.entries<string | undefined>({ ...(kind && hrefFor?.[kind]) }).map(([link, template]) => [
      link,
      template && fillHref(template, fields),
    ]),
  )
}
