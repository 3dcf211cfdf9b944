import { SEVERITIES } from '@selvage/core/errors'
import type { Severity } from '@selvage/core/errors'
import { createMessages } from '@selvage/react/messages'
import type { Messages, MessagesOptions } from '@selvage/react/messages'
import { within } from 'storybook/test'
import type { queries } from 'storybook/test'

/** The part of a story's context by which its things are found. */
export interface StoryContext {
  readonly canvasElement: HTMLElement
  readonly loaded: Readonly<Record<string, unknown>>
}

/** Returns the messages that a story is drawn with, because things are found by their names. */
export function messagesOf({ loaded }: Pick<StoryContext, 'loaded'>): Messages {
  return createMessages(loaded['messages'] as MessagesOptions)
}

/** Matches names that start with one of these, such as a button's label before its price. */
export const startsWith =
  (...starts: readonly string[]) =>
  (name: string): boolean =>
    starts.some((start) => name.startsWith(start))

/** Options of a query for a sentence that is seen; a live region has it for ten seconds, too. */
export const SEEN = { ignore: 'script, style, [aria-live] *' } as const

/** Stands in a message for a value that a story does not know, such as a title. */
export const ANY = '\u2022any\u2022'

/**
 * Matches the names and texts that a message has, whatever stands for {@link ANY}. Spaces that do
 * not break count as spaces, as queries by text read them.
 */
export const like = (message: string): ((name: string) => boolean) => {
  const [start = '', end = ''] = message.replaceAll(/\s+/g, ' ').split(ANY)
  return (name) => {
    const plain = name.replaceAll(/\s+/g, ' ')
    return plain.startsWith(start) && plain.endsWith(end)
  }
}

/** Returns an element that has to be there. */
export function present<E>(element: E | null | undefined): E {
  if (element === null || element === undefined) throw new Error('This is not here.')
  return element
}

/** Finds an element again only once it has left the page, because finding by name takes long. */
export function remembered<E extends Element | null>(find: () => E): () => E {
  let last: E | undefined
  return () => {
    if (last?.isConnected !== true) last = find()
    return last
  }
}

/** The same for several elements, such as the radios of a group, which leave the page together. */
export function rememberedAll<E extends Element>(find: () => readonly E[]): () => readonly E[] {
  let last: readonly E[] = []
  return () => {
    if (last[0]?.isConnected !== true) last = find()
    return last
  }
}

/** Returns the queries of a {@link remembered} element, or null while there is none. */
export function insideAny(find: () => HTMLElement | null): () => Queries | null {
  const element = remembered(find)
  let last: { readonly of: HTMLElement; readonly queries: Queries } | undefined
  return () => {
    const of = element()
    if (of === null) return null
    if (last?.of !== of) last = { of, queries: within(of) }
    return last.queries
  }
}

/** Returns the queries of a {@link remembered} element that has to be there. */
export function inside(find: () => HTMLElement): () => Queries {
  const queries = insideAny(find)
  return () => present(queries())
}

/** The messages of a severity, found by their first bold word. */
export function noticesIn(
  region: Queries,
  t: Messages['t'],
  severity: Severity,
): readonly HTMLElement[] {
  return region
    .queryAllByText(t(`flash.${severity}`))
    .flatMap(({ parentElement }) => parentElement ?? [])
}

/** The queries of an element: an interface, so that other types can name it. */
export interface Queries extends ReturnType<typeof within<typeof queries>> {}

export interface OpenCanvas {
  readonly canvasElement: HTMLElement
  readonly canvas: Queries
  readonly t: Messages['t']
  readonly notices: (...severities: readonly Severity[]) => readonly HTMLElement[]
  /** The only message of these severities, or null; of any severity when none is given. */
  readonly queryNotice: (...severities: readonly Severity[]) => HTMLElement | null
  /** The same; throws when there is none. */
  readonly notice: (...severities: readonly Severity[]) => HTMLElement
  readonly heading: () => HTMLElement
}

/** The queries of a story's canvas, with the messages by which it is searched. */
export function openCanvas(context: StoryContext): OpenCanvas {
  const { canvasElement } = context
  const canvas = within(canvasElement)
  const { t } = messagesOf(context)
  const notices = (...severities: readonly Severity[]) =>
    severities.flatMap((severity) => noticesIn(canvas, t, severity))
  const queryNotice = (...severities: readonly Severity[]): HTMLElement | null => {
    const [notice, ...others] = notices(...(severities.length > 0 ? severities : SEVERITIES))
    if (others.length > 0) throw new Error('There are several such messages.')
    return notice ?? null
  }
  return {
    canvasElement,
    canvas,
    t,
    notices,
    queryNotice,
    notice: (...severities) => {
      const notice = queryNotice(...severities)
      if (notice === null) throw new Error('There is no such message.')
      return notice
    },
    heading: () => canvas.getByRole('heading', { level: 1 }),
  }
}

/** The one password of a form, which has no role. */
export function findPassword(canvas: HTMLElement): HTMLInputElement {
  const password = canvas.querySelector<HTMLInputElement>('input[autocomplete$="password"]')
  if (!password) throw new Error('The form has no password.')
  return password
}

/** Returns the line that opens a closed section, which has no role of its own. */
export const findSummary = (canvas: HTMLElement): HTMLElement =>
  present(canvas.querySelector('summary'))
