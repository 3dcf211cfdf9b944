import { inflateSync } from 'node:zlib'
import { brokenPdf } from './pdf-values.ts'
import type { PdfDict, PdfValue } from './pdf-values.ts'

const numberIn = (dict: PdfDict | undefined, key: string, or: number): number => {
  const value = dict?.get(key)
  return typeof value === 'number' ? value : or
}

const firstOf = (value: PdfValue | undefined): PdfValue | undefined =>
  Array.isArray(value) && value.length === 1 ? value[0] : value

/** Takes back the filters of PNG, in which each row is the difference to the one above. */
function withoutPredictor(rows: Uint8Array, width: number): Uint8Array {
  const height = Math.ceil(rows.length / (width + 1))
  const plain = new Uint8Array(height * width)
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (width + 1)] ?? 0
    for (let x = 0; x < width; x += 1) {
      const to = row * width + x
      const left = x > 0 ? (plain[to - 1] ?? 0) : 0
      const up = row > 0 ? (plain[to - width] ?? 0) : 0
      const corner = x > 0 && row > 0 ? (plain[to - width - 1] ?? 0) : 0
      const raw = rows[row * (width + 1) + 1 + x] ?? 0
      plain[to] = raw + predicted(filter, left, up, corner)
    }
  }
  return plain
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return Math.floor((left + up) / 2)
    case 4: {
      const sum = left + up - corner
      const [a, b, c] = [left, up, corner].map((each) => Math.abs(sum - each))
      if (a === undefined || b === undefined || c === undefined) throw brokenPdf()
      if (a <= b && a <= c) return left
      return b <= c ? up : corner
    }
    default:
      throw brokenPdf()
  }
}

/**
 * Returns the bytes of a stream that holds other objects or where they stand; throws for one of
 * more than `mostBytes`, and for a compression that such streams do not have.
 */
export function readStream(dict: PdfDict, data: Uint8Array, mostBytes: number): Uint8Array {
  const filter = firstOf(dict.get('Filter'))
  if (filter === undefined || filter === null) return data
  if (filter !== '/FlateDecode' && filter !== '/Fl') throw brokenPdf()
  const inflated = inflateSync(data, { maxOutputLength: mostBytes })
  const given = firstOf(dict.get('DecodeParms'))
  const parameters = given instanceof Map ? given : undefined
  if (numberIn(parameters, 'Predictor', 1) < 10) return inflated
  const bits = numberIn(parameters, 'Colors', 1) * numberIn(parameters, 'BitsPerComponent', 8)
  const width = Math.ceil((bits * numberIn(parameters, 'Columns', 1)) / 8)
  if (!(width >= 1 && width <= inflated.length)) throw brokenPdf()
  return withoutPredictor(inflated, width)
}
