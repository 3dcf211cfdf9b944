import { catalogueOf } from '../../page/translators.server.ts'
import { BETWEEN_NAMES, pickIslandMessages } from '../island-messages.ts'

/** Answers in place of `fetch` with the messages of an American page's islands. */
export const answerMessages = (href: string): Promise<Response> => {
  const names = href.split('?')[0]?.split('/').at(-1)?.split(BETWEEN_NAMES) ?? []
  const { messages } = pickIslandMessages(catalogueOf('en_US'), names)
  return Promise.resolve(Response.json(messages))
}
