/** A widget's content: nodes are made from it in a browser, and HTML on a server. */
export type Tree = string | TreeElement

export interface TreeElement {
  readonly tag: string
  readonly attributes: Attributes
  readonly children: readonly Tree[]
}

/** `true` writes the bare attribute; `false` and undefined leave it out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates an element of a tree; children that are false or undefined are left out. */
export function h(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Tree | false | undefined)[]
): TreeElement {
  return {
    tag,
    attributes,
    children: children.filter((child) => child !== false && child !== undefined),
  }
}
