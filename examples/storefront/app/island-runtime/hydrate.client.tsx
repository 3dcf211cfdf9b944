import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '@selvage/i18n/messages'
import type { EarlyInput } from './early-input.client.ts'
import { islandDataId, islandIdPrefix, PAGE_SETTINGS_ID } from './island-marks.ts'
import { IslandRoot } from './island-root.tsx'
import { loadPartsShown } from './parts-shown.client.ts'
import type { PageSettings } from '../settings/page-settings.ts'

declare global {
  // A dialog's scroll lock adds a style element with this nonce.
  var __webpack_nonce__: string | undefined
}
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>(
  'meta[property="csp-nonce"]',
)?.nonce

/**
 * Hydrates one island in place. An island that the server could not render is rendered from
 * nothing.
 */
export async function hydrateIsland(
  element: HTMLElement,
  id: string,
  Component: ComponentType<Record<string, unknown>>,
  early: EarlyInput,
  messages: Catalogue,
): Promise<void> {
  await loadPartsShown(element)
  const page = { settings: readData<PageSettings>(PAGE_SETTINGS_ID), messages }
  // React may call back within an event that it handles, and puts back what is repeated in it. A
  // microtask runs within that event, too, and a field that is being pressed ignores a press.
  const alive = (): void =>
    void setTimeout(() => {
      element.dataset['alive'] = ''
      early.replay()
    })
  const tree = (
    <IslandRoot page={page} onAlive={alive}>
      <Component {...readData<Record<string, unknown>>(islandDataId(id))} />
    </IslandRoot>
  )
  const options = { identifierPrefix: islandIdPrefix(id) }
  early.rewind()
  if (element.firstChild) hydrateRoot(element, tree, options)
  else createRoot(element, options).render(tree)
}

function readData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T
}
