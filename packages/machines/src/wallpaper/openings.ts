import type { MeasurementSystem } from '@selvage/core/locale'
import type { Opening } from '@selvage/core/wallpaper'
import { convertLength, readPosition, typedLength } from './typed-length.ts'
import type { OpeningField, TypedLength, TypedOpening } from './wallpaper-calculator.types.ts'

/** The usual sizes of a new door or window, in whole inches or centimeters. */
const USUAL = {
  door: {
    imperial: { left: 12, bottom: 0, width: 32, height: 80 },
    metric: { left: 30, bottom: 0, width: 80, height: 200 },
  },
  window: {
    imperial: { left: 12, bottom: 36, width: 36, height: 48 },
    metric: { left: 30, bottom: 90, width: 90, height: 120 },
  },
} as const satisfies Record<
  Opening['kind'],
  Record<MeasurementSystem, Record<OpeningField, number>>
>

/** Returns a door or window of the usual size, to the right of the others. */
export function usualOpening(
  id: number,
  kind: Opening['kind'],
  system: MeasurementSystem,
  others: readonly TypedOpening[],
): TypedOpening {
  const { left: gap, ...size } = USUAL[kind][system]
  const ends = others.map((other) => {
    const { left = 0, width = 0 } = readOpening(other, system) ?? {}
    return left + width
  })
  return typeOpening(id, { kind, left: Math.max(0, ...ends) + gap, ...size })
}

/** Returns a door or window as text fields of a form. */
export function typeOpening(id: number, { kind, ...lengths }: Opening): TypedOpening {
  return { id, kind, fields: mapFields((field) => typedLength(id, String(lengths[field]))) }
}

/** Converts a door or window to the other measurement system. */
export const convertOpening = (opening: TypedOpening, to: MeasurementSystem): TypedOpening => ({
  ...opening,
  fields: mapFields((field) => convertLength(opening.fields[field], to)),
})

/** Parses a door or window; undefined while one of its fields is invalid. */
export function readOpening(
  { kind, fields }: TypedOpening,
  system: MeasurementSystem,
): Opening | undefined {
  const [left, bottom, width, height] = [
    fields.left,
    fields.bottom,
    fields.width,
    fields.height,
  ].map(({ typed }) => readPosition(typed, system))
  return left === undefined || bottom === undefined || !width || !height
    ? undefined
    : { kind, left, bottom, width, height }
}

/** Returns the error of a field of an opening; its position may be 0, its size may not. */
export function openingError(
  field: OpeningField,
  { typed }: TypedLength,
  system: MeasurementSystem,
): 'required' | 'numeric' | 'minimum' | undefined {
  if (typed.trim() === '') return 'required'
  const read = readPosition(typed, system)
  if (read === undefined) return 'numeric'
  return read === 0 && (field === 'width' || field === 'height') ? 'minimum' : undefined
}

function mapFields(of: (field: OpeningField) => TypedLength): TypedOpening['fields'] {
  return { left: of('left'), bottom: of('bottom'), width: of('width'), height: of('height') }
}
