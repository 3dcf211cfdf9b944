import { GRANT_FILE_PAGES_MAX, GRANT_FILE_REASONS } from '@selvage/core/student-grant'
import type { GrantFileReason } from '@selvage/core/student-grant'
import { openPdf } from './open-pdf.ts'
import type { PdfFile } from './open-pdf.ts'
import { brokenPdf } from './pdf-values.ts'
import type { PdfDict, PdfValue } from './pdf-values.ts'

/** A PDF, as it came. */
export interface PdfRequest {
  readonly bytes: Uint8Array
}

/** Makes the error of a PDF that is not taken; its message is the reason. */
const wrongPdf = (reason: GrantFileReason): Error => new Error(reason)

/** Returns why a file was not taken: it is broken where the error names no reason. */
export const pdfReasonOf = (error: unknown): GrantFileReason =>
  GRANT_FILE_REASONS.find((reason) => error instanceof Error && error.message === reason) ??
  'broken'

/**
 * Returns how many pages a PDF has. Throws for one that is cut off or damaged, that has a password,
 * no pages or more than `GRANT_FILE_PAGES_MAX`, or that does more than show pages: by scripts,
 * programs to start, forms to send, films and other files.
 */
export function readPdf({ bytes }: PdfRequest): number {
  const file = openPdf(bytes)
  if (file.trailer.has('Encrypt')) throw wrongPdf('locked')
  const pages = countPages(file)
  if (pages === 0 || pages > GRANT_FILE_PAGES_MAX) throw wrongPdf('pages')
  for (const number of file.numbers) assertStill(file.object(number))
  return pages
}

/** Counts pages, and no further than one too many. */
function countPages({ trailer, follow }: PdfFile): number {
  const catalog = follow(trailer.get('Root'))
  if (!(catalog instanceof Map)) throw brokenPdf()
  const seen = new Set<PdfValue>()
  const waiting = [follow(catalog.get('Pages'))]
  let pages = 0
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!(node instanceof Map) || seen.has(node)) throw brokenPdf()
    seen.add(node)
    const kids = follow(node.get('Kids'))
    if (Array.isArray(kids)) waiting.push(...kids.map(follow))
    else if (node.get('Type') === '/Page') pages += 1
    else throw brokenPdf()
    if (pages > GRANT_FILE_PAGES_MAX) return pages
  }
  return pages
}

/** Keys of what runs by itself, and of other files. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent']
/** Actions that do more than lead to a page or an address. */
const ACTIVE_ACTIONS = new Set<PdfValue | undefined>(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'Movie'].map(
    (name) => `/${name}`,
  ),
)
const ACTIVE_TYPES = new Set<PdfValue | undefined>(
  ['EmbeddedFile', 'RichMedia', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D'].map(
    (name) => `/${name}`,
  ),
)

const isActive = (dict: PdfDict): boolean =>
  ACTIVE_KEYS.some((key) => dict.has(key)) ||
  ACTIVE_ACTIONS.has(dict.get('S')) ||
  ACTIVE_TYPES.has(dict.get('Type')) ||
  ACTIVE_TYPES.has(dict.get('Subtype'))

/** Rejects a value in which anything is active; the cursor has bounded how deep it is. */
function assertStill(value: PdfValue): void {
  if (value instanceof Map) {
    if (isActive(value)) throw wrongPdf('active')
    for (const each of value.values()) assertStill(each)
  } else if (Array.isArray(value)) for (const each of value) assertStill(each)
}
