import { readStream } from './pdf-streams.ts'
import { readObject, readLocations, streamData } from './pdf-locations.ts'
import type { PdfLocation } from './pdf-locations.ts'
import { brokenPdf, pdfCursor } from './pdf-values.ts'
import type { PdfDict, PdfValue } from './pdf-values.ts'

/** The objects of a PDF. */
export interface PdfFile {
  readonly trailer: PdfDict
  /** The numbers of all objects. */
  readonly numbers: readonly number[]
  /** Reads an object by its number; null for one that is not there. */
  readonly object: (number: number) => PdfValue
  /** Follows a reference to its object; returns any other value as it is. */
  readonly follow: (value: PdfValue | undefined) => PdfValue
}

/** The most bytes that are read of all objects together, so that no file takes long. */
const MOST_READ = 64 * 1024 * 1024
const MOST_IN_STREAM = 100_000

/** Opens a PDF by its tables; throws for one that does not fit them. */
export function openPdf(bytes: Uint8Array): PdfFile {
  const { locations, trailer } = readLocations(bytes)
  const objects = new Map<number, PdfValue>()
  const streams = new Map<number, ReadonlyMap<number, PdfValue>>()
  let read = 0

  const count = (length: number): void => {
    read += length
    if (read > MOST_READ) throw brokenPdf()
  }

  function objectAt(number: number, offset: number) {
    const object = readObject(bytes, offset)
    count(object.end - offset)
    if (object.number !== number) throw brokenPdf()
    return object
  }

  /** Reads all objects that stand in the stream of another one. */
  function inStream(number: number): ReadonlyMap<number, PdfValue> {
    const known = streams.get(number)
    if (known) return known
    const location = locations.get(number)
    if (!location || !('offset' in location)) throw brokenPdf()
    const object = objectAt(number, location.offset)
    const { value: dict } = object
    if (!(dict instanceof Map) || dict.get('Type') !== '/ObjStm') throw brokenPdf()
    const length = follow(dict.get('Length'))
    const whole = { ...object, value: new Map([...dict, ['Length', length]]) }
    const data = readStream(dict, streamData(bytes, whole), MOST_READ - read)
    count(data.length)
    const values = readPacked(data, dict, count)
    streams.set(number, values)
    return values
  }

  function load(number: number, location: PdfLocation): PdfValue {
    if ('within' in location) {
      const values = inStream(location.within)
      return values.get(number) ?? null
    }
    const { value, streamAt } = objectAt(number, location.offset)
    if (value instanceof Map && streamAt !== undefined) {
      const length = value.get('Length')
      if (typeof length === 'number' && streamAt + length > bytes.length) throw brokenPdf()
    }
    return value
  }

  function object(number: number): PdfValue {
    const known = objects.get(number)
    if (known !== undefined) return known
    const location = locations.get(number)
    const value = location ? load(number, location) : null
    objects.set(number, value)
    return value
  }

  function follow(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let steps = 0; steps < 8; steps += 1) {
      if (found === null || typeof found !== 'object' || !('ref' in found)) return found
      found = object(found.ref)
    }
    throw brokenPdf()
  }

  return { trailer, numbers: [...locations.keys()], object, follow }
}

function readPacked(data: Uint8Array, dict: PdfDict, count: (length: number) => void) {
  const [total, first] = [dict.get('N'), dict.get('First')]
  if (typeof total !== 'number' || typeof first !== 'number' || total > MOST_IN_STREAM)
    throw brokenPdf()
  const head = pdfCursor(data, 0)
  const values = new Map<number, PdfValue>()
  for (let nth = 0; nth < total; nth += 1) {
    const number = head.whole()
    const from = first + head.whole()
    const cursor = pdfCursor(data, from)
    values.set(number, cursor.value())
    count(cursor.at() - from)
  }
  return values
}
