import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

/** The paper that a page printed. */
export interface Printed {
  readonly pages: number
  /** The text of all pages in reading order, with single spaces. */
  readonly text: string
  /** The text of each page. */
  readonly texts: readonly string[]
  /** The pieces of text with the height of their letters in points. */
  readonly pieces: readonly { readonly text: string; readonly pt: number }[]
}

/** Returns a text with a plain space for each space and each end of a line. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Prints a page as its browser does and reads what is on the paper. */
export async function printed(page: Page, format: 'Letter' | 'A4'): Promise<Printed> {
  const pdf = await page.pdf({ format, printBackground: true })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: false })
  const texts = text.map(plainSpaces)
  const pieces = []
  for (let number = 1; number <= totalPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      const [, , across = 0, up = 0] = item.transform as number[]
      pieces.push({ text: plainSpaces(item.str), pt: Math.hypot(across, up) })
    }
  }
  return { pages: totalPages, text: texts.join(' '), texts, pieces }
}
