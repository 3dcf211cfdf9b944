import type { ComponentType } from 'react'
import { importAgain } from './import-again.client.ts'
import { MODULES_ATTRIBUTE } from './island-marks.ts'

type IslandComponent = ComponentType<Record<string, unknown>>
export type IslandModules = Readonly<Record<string, () => Promise<IslandComponent>>>

/** A file beside the entry script; a page must not name one of another folder or origin. */
const FILE = /^[\w-][\w.-]*\.js$/

/** Returns what loads the code of each of a page's islands, which its entry script names. */
export function pageModules(root: ParentNode, folder = import.meta.url): IslandModules {
  const entry = root.querySelector(`script[${MODULES_ATTRIBUTE}]`)
  const files = JSON.parse(entry?.getAttribute(MODULES_ATTRIBUTE) ?? '{}') as Record<string, string>
  return Object.fromEntries(
    Object.entries(files)
      .filter(([, file]) => FILE.test(file))
      .map(([name, file]) => [name, () => load(new URL(file, folder).href)]),
  )
}

async function load(href: string): Promise<IslandComponent> {
  const module = await importAgain<{ readonly default: IslandComponent }>(href)
  return module.default
}
