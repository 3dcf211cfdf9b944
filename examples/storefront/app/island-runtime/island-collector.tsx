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
  names(): ReadonlySet<string>
  /** The data that the islands added so far share. */
  page(): IslandPage
  /** Returns the page's HTML with every mark replaced by its island. */
  fill(html: string): string
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
  const markOf = (id: string) => `[[${secret}:${id}]]`
  const names = () => new Set(slots.map(({ name }) => name))
  const page = () => ({ settings, messages: pickFeatures(catalogue, islandFeatures(names())) })

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
