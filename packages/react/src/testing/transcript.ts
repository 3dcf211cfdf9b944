import { virtual } from '@guidepup/virtual-screen-reader'

/** More phrases than any component has. */
const MOST = 600

/**
 * Returns what a screen reader reads of the document from its beginning to its end, a phrase a
 * line.
 */
export async function transcript(): Promise<string> {
  // To a person a drawing with a name is one picture, as browsers tell screen readers.
  for (const shape of document.querySelectorAll('svg[role=img] > :not(title, desc)'))
    shape.setAttribute('aria-hidden', 'true')
  await virtual.start({ container: document.body })
  for (let steps = 0; (await virtual.lastSpokenPhrase()) !== 'end of document'; steps += 1) {
    if (steps === MOST) throw new Error('The reader does not come to the end.')
    await virtual.next()
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  // A space at which no line breaks is read as any other.
  return `${phrases.slice(1, -1).join('\n')}\n`.replaceAll('\u00a0', ' ')
}
