/** The fields of an answer, in their order. */
export type OembedFields = Readonly<Record<string, string | number>>

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for the content or an attribute of HTML or XML, without what XML cannot hold. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Writes an answer as XML; the same fields as JSON are equal. */
export function oembedXml(fields: OembedFields): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `  <${name}>${escapeMarkup(String(value))}</${name}>\n`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${lines.join('')}</oembed>\n`
}
