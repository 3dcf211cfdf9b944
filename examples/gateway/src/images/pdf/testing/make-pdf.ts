import { deflateSync } from 'node:zlib'

const HEAD = '%PDF-1.7\n'

/** The objects of a PDF of so many pages: the catalog, the tree and the pages. */
export function withPages(pages: number): string[] {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`)
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 90 90] >>'),
  ]
}

/** Writes a PDF of these objects, numbered from 1, with a plain table; each character is a byte. */
export function pack(objects: readonly string[]): string {
  let text = HEAD
  const rows = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return `${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`
}

const compressed = (text: string): string =>
  deflateSync(Buffer.from(text, 'latin1')).toString('latin1')

/** Writes the same as newer programs do: the objects and the table in compressed streams. */
export function packStreams(objects: readonly string[]): string {
  const count = objects.length
  let body = ''
  const locations = objects.map((object, at) => {
    const offset = body.length
    body += `${object}\n`
    return `${at + 1} ${offset}`
  })
  const head = `${locations.join(' ')} `
  const packed = compressed(head + body)
  const streamId = count + 1
  const tableId = count + 2
  const stream =
    `${streamId} 0 obj\n<< /Type /ObjStm /N ${count} /First ${head.length} /Filter /FlateDecode ` +
    `/Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
  const tableAt = HEAD.length + stream.length
  const row = (kind: number, one: number, two: number) => [kind, one >> 16, one >> 8, one, two]
  const rows = [
    row(0, 0, 255),
    ...objects.map((_, at) => row(2, streamId, at)),
    row(1, HEAD.length, 0),
    row(1, tableAt, 0),
  ]
  // Each row begins with its filter: 2, the difference to the row above.
  const filtered = rows.map((bytes, at) =>
    [2, ...bytes.map((byte, x) => byte - (rows[at - 1]?.[x] ?? 0))].map((byte) => byte & 255),
  )
  const table = compressed(Buffer.from(filtered.flat()).toString('latin1'))
  const dict =
    `/Type /XRef /Size ${count + 3} /W [1 3 1] /Root 1 0 R /Filter /FlateDecode ` +
    `/DecodeParms << /Predictor 12 /Columns 5 >> /Length ${table.length}`
  const end = `${tableId} 0 obj\n<< ${dict} >>\nstream\n${table}\nendstream\nendobj\n`
  return `${HEAD}${stream}${end}startxref\n${tableAt}\n%%EOF\n`
}
