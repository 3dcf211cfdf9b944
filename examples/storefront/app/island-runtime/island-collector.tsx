import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { pickFeatures } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { islandIdPrefix } from './island-marks.ts'
import { IslandRoot } from './island-root.tsx'
import type { IslandPage } from './island-root.tsx'
import { islandFeatures } from '../islands/islands.table.ts'
import type { PageSettings } from '../settings/page-settings.ts'
import { toScriptJson } from './script-json.ts'

type AnyComponent = ComponentType<Record<string, unknown>>

interface CollectorOptions {
  /** Makes the islands' marks unforgeable by text on the page. */
  readonly secret: string
  readonly settings: PageSettings
  /** All words of the page's language. */
  readonly catalogue: Catalogue
  /** The server's translator for the page's locale. */
  readonly translate: Translate
  readonly report: (error: unknown) => void
}

/**
 * The islands of one page: each leaves a mark where it stands, and is drawn into it as a root of
 * its own.
 */
export interface IslandCollector {
  add(
    name: string,
    Component: AnyComponent,
    props: object,
  ): { readonly id: string; readonly mark: string; readonly json: string }
  names(): ReadonlySet<string>
  /** What the islands met so far share. */
  page(): IslandPage
  /** The page's HTML with every mark replaced by its island's. */
  fill(html: string): string
}

/**
 * Islands are drawn apart from their page because the ids of `useId` depend on where in a tree a
 * component stands: the browser hydrates the island alone, so the server draws it alone.
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
  const markOf = (id: string) => `[[${secret}:${id}]]`
  const names = () => new Set(slots.map(({ name }) => name))
  const page = () => ({ settings, messages: pickFeatures(catalogue, islandFeatures(names())) })

  const draw = ({ id, json, Component }: (typeof slots)[number], shared: IslandPage): string => {
    try {
      // Drawn from the same JSON that the browser gets, so that both sides see equal props.
      return renderToString(
        <IslandRoot page={shared} translate={translateWithin(shared.messages, translate)}>
          <Component {...(JSON.parse(json) as Record<string, unknown>)} />
        </IslandRoot>,
        { identifierPrefix: islandIdPrefix(id) },
      )
    } catch (error) {
      // An empty island is drawn by the browser instead; the page around it stands.
      report(error)
      return ''
    }
  }

  return {
    add(name, Component, props) {
      const id = String(slots.length + 1)
      const json = toScriptJson(props)
      slots.push({ id, name, json, Component })
      return { id, mark: markOf(id), json }
    },
    names,
    page,
    fill(html) {
      if (slots.length === 0) return html
      const shared = page()
      return slots.reduce(
        (filled, slot) => filled.replace(markOf(slot.id), () => draw(slot, shared)),
        html,
      )
    },
  }
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
