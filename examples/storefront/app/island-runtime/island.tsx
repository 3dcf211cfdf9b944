import { createElement } from 'react'
import type { ComponentType } from 'react'
import { useFrame } from '../page/frame.ts'
import {
  AHEAD_ATTRIBUTE,
  islandDataId,
  ISLAND_ELEMENT,
  MESSAGES_ATTRIBUTE,
  MODULES_ATTRIBUTE,
  PAGE_SETTINGS_ID,
} from './island-marks.ts'
import type { IslandStrategy } from './island-marks.ts'
import { isFetchedAhead } from '../islands/islands.table.ts'
import type { IslandName } from '../islands/islands.table.ts'
import { toScriptJson } from './script-json.ts'

interface IslandProps<Props extends object> {
  /** The island's name in islands.table.ts. */
  readonly name: IslandName
  readonly of: ComponentType<Props>
  /** Must survive JSON: the browser gets the props as text. */
  readonly props: Props
  readonly when: IslandStrategy
}

/** A part of the page that the server renders here and the browser hydrates alone. */
export function Island<Props extends object>({ name, of, props, when }: IslandProps<Props>) {
  const { islands } = useFrame()
  const { id, mark, json } = islands.add(name, of as ComponentType<Record<string, unknown>>, props)
  return (
    <>
      {createElement(ISLAND_ELEMENT, { 'data-name': name, 'data-when': when, 'data-id': id }, mark)}
      <script type="application/json" id={islandDataId(id)}>
        {json}
      </script>
    </>
  )
}

/**
 * The page's one script and the settings of its islands, last in the body. A page without islands
 * has neither.
 */
export function IslandScripts() {
  const { islands, nonce, scripts } = useFrame()
  const names = islands.names()
  if (names.size === 0) return null
  const ahead = new Set(
    [...names].filter(isFetchedAhead).flatMap((name) => scripts.scriptsOf(name)),
  )
  const modules = JSON.stringify(
    Object.fromEntries([...names].map((name) => [name, scripts.fileOf(name)])),
  )
  return (
    <>
      <script type="application/json" id={PAGE_SETTINGS_ID}>
        {toScriptJson(islands.page().settings)}
      </script>
      <script
        type="module"
        src={scripts.entry}
        nonce={nonce}
        {...{ [MESSAGES_ATTRIBUTE]: islands.messagesHref(), [MODULES_ATTRIBUTE]: modules }}
        {...(ahead.size > 0 && { [AHEAD_ATTRIBUTE]: [...ahead].join(' ') })}
      />
    </>
  )
}
