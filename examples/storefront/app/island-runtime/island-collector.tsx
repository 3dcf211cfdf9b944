import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { islandIdPrefix } from './island-marks.ts'
import { islandMessagesHref, pickIslandMessages } from './island-messages.ts'
import type { IslandMessages } from './island-messages.ts'
import { IslandRoot } from './island-root.tsx'
import type { IslandPage } from './island-root.tsx'
import type { PageSettings } from '../settings/page-settings.ts'
import { toScriptJson } from './script-json.ts'
import { stillHtml } from './still-html.tsx'

/** The end of an island's mark. */
const CLOSING = ']]'
/** The beginning of the id of HTML that everybody sees. */
const STILL = 'still'

type AnyComponent = ComponentType<Record<string, unknown>>

interface CollectorOptions {
  /** A value that text on the page cannot guess, so that it cannot imitate an island's mark. */
  readonly secret: string
  readonly settings: PageSettings
  /** All messages of the page's language. */
  readonly catalogue: Catalogue
  /** The server's translator for the page's locale. */
  readonly translate: Translate
  readonly report: (error: unknown) => void
}

/**
 * The islands of one page. Each leaves a mark in the page and is rendered into it as a root of its
 * own.
 */
export interface IslandCollector {
  add(
    name: string,
    Component: AnyComponent,
    props: object,
  ): { readonly id: string; readonly mark: string; readonly json: string }
  /** Adds HTML that everybody sees, and returns its mark. */
  addStill(name: string, Component: ComponentType<object>, props: object): string
  names(): ReadonlySet<string>
  /** The data that the islands added so far share. */
  page(): IslandPage
  /** Returns the address of the messages of the islands added so far. */
  messagesHref(): string
  /** Returns the page's HTML with every mark replaced by its island, in pieces. */
  fill(html: string): readonly (string | Uint8Array)[]
}

/**
 * Collects the islands of a page. They are rendered apart from it because the ids of `useId` depend
 * on the position in the tree, and the browser hydrates each island alone.
 */
export function collectIslands({
  secret,
  settings,
  catalogue,
  translate,
  report,
}: CollectorOptions): IslandCollector {
  const slots: {
    readonly id: string
    readonly name: string
    readonly json: string
    readonly Component: AnyComponent
  }[] = []
  const stills: Uint8Array[] = []
  const opening = `[[${secret}:`
  const names = () => new Set(slots.map(({ name }) => name))
  const page = () => ({ settings, messages: messagesOf(catalogue, names()).messages })

  const draw = ({ id, json, Component }: (typeof slots)[number], shared: IslandPage): string => {
    try {
      // Rendered from the same JSON that the browser gets, so that both sides have equal props.
      return renderToString(
        <IslandRoot page={shared} translate={translateWithin(shared.messages, translate)}>
          <Component {...(JSON.parse(json) as Record<string, unknown>)} />
        </IslandRoot>,
        { identifierPrefix: islandIdPrefix(id) },
      )
    } catch (error) {
      // The browser renders an island that is empty; the page around it is unaffected.
      report(error)
      return ''
    }
  }

  const htmlOf = (id: string, shared: IslandPage): string | Uint8Array => {
    if (id.startsWith(STILL)) return stills[Number(id.slice(STILL.length)) - 1] ?? ''
    const slot = slots[Number(id) - 1]
    return slot ? draw(slot, shared) : ''
  }

  return {
    add(name, Component, props) {
      const id = String(slots.length + 1)
      const json = toScriptJson(props)
      slots.push({ id, name, json, Component })
      return { id, mark: `${opening}${id}${CLOSING}`, json }
    },
    addStill(name, Component, props) {
      stills.push(stillHtml(Component, props, { name, settings, catalogue, translate }))
      return `${opening}${STILL}${stills.length}${CLOSING}`
    },
    names,
    page,
    messagesHref: () =>
      islandMessagesHref(settings.locale, names(), messagesOf(catalogue, names()).version),
    fill(html) {
      const shared = page()
      // A page is long, so it is cut at the marks once.
      const [start = '', ...rest] = html.split(opening)
      return [
        start,
        ...rest.flatMap((text) => {
          const end = text.indexOf(CLOSING)
          return [htmlOf(text.slice(0, end), shared), text.slice(end + CLOSING.length)]
        }),
      ]
    },
  }
}

const picked = new WeakMap<Catalogue, Map<string, IslandMessages>>()

/** Returns the messages of some islands; pages with the same islands share them. */
function messagesOf(catalogue: Catalogue, names: ReadonlySet<string>): IslandMessages {
  const known = picked.get(catalogue) ?? new Map<string, IslandMessages>()
  picked.set(catalogue, known)
  const key = [...names].join(' ')
  const messages = known.get(key) ?? pickIslandMessages(catalogue, names)
  known.set(key, messages)
  return messages
}

/**
 * The translator for the messages that the browser gets with the islands. Any other key is shown as
 * it is, as the browser shows it, so that both sides draw the same.
 */
function translateWithin(messages: Catalogue, translate: Translate): Translate {
  const within: Translate = (key, ...args) =>
    Object.hasOwn(messages, key) || Object.hasOwn(messages, `${key}_other`)
      ? translate(key, ...args)
      : key
  return within
}
