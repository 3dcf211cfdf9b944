import { readStream } from './pdf-streams.ts'
import { brokenPdf, pdfCursor } from './pdf-values.ts'
import type { PdfDict, PdfValue } from './pdf-values.ts'

/** Where an object stands: at an offset of the file, or in the stream of another object. */
export type PdfLocation =
  { readonly offset: number } | { readonly within: number; readonly nth: number }

/** Where each object of a file stands, by its number; `null` for one that is no longer there. */
export interface PdfLocations {
  readonly locations: ReadonlyMap<number, PdfLocation | null>
  /** The newest trailer, which names the catalog. */
  readonly trailer: PdfDict
}

const MOST_SECTIONS = 200
const MOST_OBJECTS = 200_000
const MOST_STREAM_BYTES = 32 * 1024 * 1024
const END_BYTES = 1024

/** An object as it stands in the file, and from where its stream begins, if it has one. */
export interface PdfObject {
  readonly number: number
  readonly value: PdfValue
  readonly streamAt: number | undefined
  readonly end: number
}

/** Reads the object at an offset. */
export function readObject(bytes: Uint8Array, offset: number): PdfObject {
  const cursor = pdfCursor(bytes, offset)
  const number = cursor.whole()
  cursor.whole()
  if (cursor.keyword() !== 'obj') throw brokenPdf()
  const value = cursor.value()
  if (!(value instanceof Map)) return { number, value, streamAt: undefined, end: cursor.at() }
  const isStream = cursor.keyword() === 'stream'
  let end = cursor.at()
  if (isStream && bytes[end] === 13) end += 1
  if (isStream && bytes[end] === 10) end += 1
  return { number, value, streamAt: isStream ? end : undefined, end }
}

/** Returns the bytes of an object's stream, whose length stands in it. */
export function streamData(bytes: Uint8Array, { value, streamAt }: PdfObject): Uint8Array {
  const length = value instanceof Map ? value.get('Length') : undefined
  if (streamAt === undefined || typeof length !== 'number') throw brokenPdf()
  if (length < 0 || streamAt + length > bytes.length) throw brokenPdf()
  return bytes.subarray(streamAt, streamAt + length)
}

/** Returns the offset of the newest table of objects, which the end of the file names. */
function newestTable(bytes: Uint8Array): number {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-END_BYTES))
  const [, offset] =
    /^startxref\s+(\d{1,10})\s+%%EOF/.exec(end.slice(end.lastIndexOf('startxref'))) ?? []
  if (offset === undefined) throw brokenPdf()
  return Number(offset)
}

/** Reads where the objects of a file stand, from the newest table to the oldest. */
export function readLocations(bytes: Uint8Array): PdfLocations {
  const locations = new Map<number, PdfLocation | null>()
  const add = (number: number, location: PdfLocation | null): void => {
    if (locations.size >= MOST_OBJECTS) throw brokenPdf()
    if (!locations.has(number)) locations.set(number, location)
  }
  let newest: PdfDict | undefined
  const seen = new Set<number>()
  const waiting = [newestTable(bytes)]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue
    if (seen.size >= MOST_SECTIONS) throw brokenPdf()
    seen.add(at)
    const trailer = readSection(bytes, at, add)
    newest ??= trailer
    const before = trailer.get('Prev')
    if (typeof before === 'number') waiting.push(before)
  }
  if (!newest) throw brokenPdf()
  return { locations, trailer: newest }
}

type Add = (number: number, location: PdfLocation | null) => void

function readSection(bytes: Uint8Array, at: number, add: Add): PdfDict {
  const cursor = pdfCursor(bytes, at)
  if (cursor.keyword() !== 'xref') return readStreamSection(bytes, at, add)
  const gone: number[] = []
  for (let keyword = cursor.keyword(); keyword !== 'trailer'; keyword = cursor.keyword()) {
    if (!/^\d{1,10}$/.test(keyword)) throw brokenPdf()
    const count = cursor.whole()
    for (let nth = 0; nth < count; nth += 1) {
      const offset = cursor.whole()
      cursor.whole()
      const state = cursor.keyword()
      if (state !== 'n' && state !== 'f') throw brokenPdf()
      if (state === 'n' && offset > 0) add(Number(keyword) + nth, { offset })
      else gone.push(Number(keyword) + nth)
    }
  }
  const trailer = cursor.value()
  if (!(trailer instanceof Map)) throw brokenPdf()
  // A table for older readers hides the rest from them: it is gone there, and stands in a stream.
  const rest = trailer.get('XRefStm')
  if (typeof rest === 'number') readStreamSection(bytes, rest, add)
  for (const number of gone) add(number, null)
  return trailer
}

/** Reads a table that is itself a stream of numbers of so many bytes each. */
function readStreamSection(bytes: Uint8Array, at: number, add: Add): PdfDict {
  const object = readObject(bytes, at)
  const { value: dict } = object
  if (!(dict instanceof Map) || dict.get('Type') !== '/XRef') throw brokenPdf()
  const data = readStream(dict, streamData(bytes, object), MOST_STREAM_BYTES)
  const widths = numbersOf(dict.get('W'))
  const [typeBytes = 0, oneBytes = 0, twoBytes = 0] = widths
  const rowBytes = typeBytes + oneBytes + twoBytes
  if (widths.length !== 3 || widths.some((width) => width > 8) || rowBytes === 0) throw brokenPdf()
  const size = dict.get('Size')
  const ranges = numbersOf(dict.get('Index') ?? [0, size ?? 0])
  let from = 0
  const take = (length: number): number => {
    let number = 0
    for (const byte of data.subarray(from, from + length)) number = number * 256 + byte
    from += length
    return number
  }
  for (let range = 0; range + 1 < ranges.length; range += 2)
    for (let nth = 0; nth < (ranges[range + 1] ?? 0) && from + rowBytes <= data.length; nth += 1) {
      const kind = typeBytes === 0 ? 1 : take(typeBytes)
      const [one, two] = [take(oneBytes), take(twoBytes)]
      add((ranges[range] ?? 0) + nth, locationOf(kind, one, two))
    }
  return dict
}

function locationOf(kind: number, one: number, two: number): PdfLocation | null {
  if (kind === 2) return { within: one, nth: two }
  return kind === 1 && one > 0 ? { offset: one } : null
}

function numbersOf(value: PdfValue | undefined): number[] {
  const numbers = Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
  if (!Array.isArray(value) || numbers.length !== value.length) throw brokenPdf()
  return numbers
}
