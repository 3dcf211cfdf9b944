import { themes } from '@selvage/react/tokens'
import type { ThemeName } from '@selvage/react/tokens'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useSyncExternalStore } from 'react'
import { initialGlobals } from './globals.ts'

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes
const inAddress = /(?:^|;)theme:(\w+)/.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.[1]

let current: ThemeName = isTheme(inAddress) ? inAddress : initialGlobals.theme
const listeners = new Set<() => void>()

// The theme may be chosen while a story is shown, before any docs page is.
void addons.ready().then((channel) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void => {
    if (isTheme(globals['theme'])) current = globals['theme']
    for (const changed of listeners) changed()
  }
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, follow)
})

/** Returns the toolbar's theme: a docs page has no story of its own to take it from. */
export function useDocsTheme(): ThemeName {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
