import type { Schema } from '@selvage/core/contract'

/** The fields of valibot's schemas that say what a value is made of. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly wrapped?: Shape
  readonly item?: Shape
}

/** A value of a schema's shape with one text in every field that takes text. */
export function fillSchema(schema: Schema, text: string): unknown {
  return fill(schema as unknown as Shape, text)
}

function fill({ type, entries, wrapped, item }: Shape, text: string): unknown {
  if (wrapped) return fill(wrapped, text)
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([name, inner]) => [name, fill(inner, text)]),
    )
  if (item) return [fill(item, text)]
  if (type === 'number') return 1
  return type === 'boolean' ? true : text
}

/** The fields of a value that hold text, such as `gift.message`. */
export function textFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textFields(inner, [...path, name]))
}
