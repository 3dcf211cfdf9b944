import type { MeasurementSystem } from '@selvage/core/locale'
import type { Opening } from '@selvage/core/wallpaper'
import { convertLength, readWhole, typedLength } from './typed-length.ts'
import type { OpeningField, TypedLength, TypedOpening } from './wallpaper-calculator.types.ts'

/**
 * What a new door or window measures, whole inches or centimetres, for a picture that is right at
 * once in most rooms.
 */
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

/** A door or window of the usual size. */
export const usualOpening = (
  id: number,
  kind: Opening['kind'],
  system: MeasurementSystem,
): TypedOpening => typeOpening(id, { kind, ...USUAL[kind][system] })

/** A door or window as a form shows it. */
export function typeOpening(id: number, { kind, ...lengths }: Opening): TypedOpening {
  return { id, kind, fields: mapFields((field) => typedLength(id, String(lengths[field]))) }
}

/** The same in the other system. */
export const convertOpening = (opening: TypedOpening, to: MeasurementSystem): TypedOpening => ({
  ...opening,
  fields: mapFields((field) => convertLength(opening.fields[field], to)),
})

/** A door or window as it can be drawn; undefined while a field of it cannot be read. */
export function readOpening({ kind, fields }: TypedOpening): Opening | undefined {
  const [left, bottom, width, height] = [
    fields.left,
    fields.bottom,
    fields.width,
    fields.height,
  ].map(({ typed }) => readWhole(typed))
  return left === undefined || bottom === undefined || !width || !height
    ? undefined
    : { kind, left, bottom, width, height }
}

/** What is wrong with a field of an opening; its place may be 0. */
export function openingError(
  field: OpeningField,
  { typed }: TypedLength,
): 'required' | 'numeric' | 'minimum' | undefined {
  if (typed.trim() === '') return 'required'
  const read = readWhole(typed)
  if (read === undefined) return 'numeric'
  return read === 0 && (field === 'width' || field === 'height') ? 'minimum' : undefined
}

function mapFields(of: (field: OpeningField) => TypedLength): TypedOpening['fields'] {
  return { left: of('left'), bottom: of('bottom'), width: of('width'), height: of('height') }
}
