/** A value of a PDF; a name begins with `/`, and the characters of a string are left out. */
export type PdfValue = null | boolean | number | string | PdfRef | PdfValue[] | PdfDict
/** A dictionary, by its keys without their slash. */
export type PdfDict = Map<string, PdfValue>
/** Names another object by its number. */
export interface PdfRef {
  readonly ref: number
}

/** Reads values one after the other. */
export interface PdfCursor {
  /** The offset of the next byte. */
  readonly at: () => number
  /** Reads the next value, or throws. */
  readonly value: () => PdfValue
  /** Reads the next keyword or number, such as `obj`; empty where another value begins. */
  readonly keyword: () => string
  /** Reads a whole number, or throws. */
  readonly whole: () => number
}

/** Makes the error of a file that cannot be read. */
export const brokenPdf = (): Error => new Error('broken')

const MOST_DEPTH = 60
const KEYWORD_BYTES = 128
const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && (byte <= 32 ? [0, 9, 10, 12, 13, 32].includes(byte) : false)
const codeOf = (sign: string): number => sign.charCodeAt(0)
const DELIMITERS = new Set([...'()<>[]{}/%'].map(codeOf))
const [SLASH, PERCENT, OPEN, CLOSE, LESS, MORE, BRACKET, BRACKET_END, BACKSLASH] = [
  ...'/%()<>[]\\',
].map(codeOf)

/** Opens a cursor on bytes, at an offset. */
export function pdfCursor(bytes: Uint8Array, start: number): PdfCursor {
  let at = start

  function skipSpace(): void {
    for (;;) {
      while (isSpace(bytes[at])) at += 1
      if (bytes[at] !== PERCENT) return
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
    }
  }

  function keyword(): string {
    skipSpace()
    const from = at
    for (let byte = bytes[at]; byte !== undefined; byte = bytes[at]) {
      if (isSpace(byte) || DELIMITERS.has(byte)) break
      at += 1
      if (at - from > KEYWORD_BYTES) throw brokenPdf()
    }
    return String.fromCharCode(...bytes.subarray(from, at))
  }

  function whole(): number {
    const text = keyword()
    if (!/^\d{1,10}$/.test(text)) throw brokenPdf()
    return Number(text)
  }

  function name(): string {
    at += 1
    const isDelimited = isSpace(bytes[at]) || DELIMITERS.has(bytes[at] ?? 0)
    const text = isDelimited ? '' : keyword()
    return `/${text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))}`
  }

  function skipString(): string {
    let open = 0
    do {
      const byte = bytes[at]
      if (byte === undefined) throw brokenPdf()
      if (byte === BACKSLASH) at += 1
      else if (byte === OPEN) open += 1
      else if (byte === CLOSE) open -= 1
      at += 1
    } while (open > 0)
    return ''
  }

  function skipHex(): string {
    const end = bytes.indexOf(MORE ?? 0, at)
    if (end < 0) throw brokenPdf()
    at = end + 1
    return ''
  }

  function list(depth: number): PdfValue[] {
    at += 1
    const values: PdfValue[] = []
    for (;;) {
      skipSpace()
      if (bytes[at] === BRACKET_END) break
      values.push(value(depth + 1))
    }
    at += 1
    return values
  }

  function dict(depth: number): PdfDict {
    at += 2
    const values: PdfDict = new Map()
    for (;;) {
      skipSpace()
      if (bytes[at] === MORE && bytes[at + 1] === MORE) break
      if (bytes[at] !== SLASH) throw brokenPdf()
      const key = name().slice(1)
      values.set(key, value(depth + 1))
    }
    at += 2
    return values
  }

  /** Reads `true`, `false`, `null`, a number, or a reference such as `7 0 R`. */
  function plain(): PdfValue {
    const text = keyword()
    if (text === 'null') return null
    if (text === 'true' || text === 'false') return text === 'true'
    if (!/^[+-]*\d*\.?\d*(?:-\d+)?$/.test(text) || text === '') throw brokenPdf()
    if (!/^\d{1,10}$/.test(text)) return Number.parseFloat(text) || 0
    const after = at
    if (/^\d{1,5}$/.test(keyword()) && keyword() === 'R') return { ref: Number(text) }
    at = after
    return Number(text)
  }

  function value(depth: number): PdfValue {
    if (depth > MOST_DEPTH) throw brokenPdf()
    skipSpace()
    switch (bytes[at]) {
      case SLASH:
        return name()
      case OPEN:
        return skipString()
      case BRACKET:
        return list(depth)
      case LESS:
        return bytes[at + 1] === LESS ? dict(depth) : skipHex()
      default:
        return plain()
    }
  }

  return { at: () => at, value: () => value(0), keyword, whole }
}
