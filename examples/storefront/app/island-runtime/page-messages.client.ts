import type { Catalogue } from '@selvage/i18n/messages'
import { MESSAGES_ATTRIBUTE } from './island-marks.ts'

/**
 * Returns the function that resolves to the messages of a page's islands. They are fetched with its
 * first call, and again with the next one where that failed.
 */
export function pageMessages(root: ParentNode): () => Promise<Catalogue> {
  const entry = root.querySelector(`script[${MESSAGES_ATTRIBUTE}]`)
  let messages: Promise<Catalogue> | undefined
  return () =>
    (messages ??= fetchMessages(entry?.getAttribute(MESSAGES_ATTRIBUTE) ?? '').catch(
      (error: unknown) => {
        messages = undefined
        throw error
      },
    ))
}

async function fetchMessages(href: string): Promise<Catalogue> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The page's messages were answered with ${answer.status}.`)
  return (await answer.json()) as Catalogue
}
