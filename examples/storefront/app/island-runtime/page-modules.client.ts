import type { ComponentType } from 'react'
import { importAgain } from './import-again.client.ts'
import { MODULES_ATTRIBUTE } from './island-marks.ts'
import { preload } from './preload.client.ts'

type IslandComponent = ComponentType<Record<string, unknown>>
export type IslandModules = Readonly<Record<string, () => Promise<IslandComponent>>>

/** A file beside the entry script; a page must not name one of another folder or origin. */
const FILE = /^[\w-][\w.-]*\.js$/

/** Returns what loads the code of each of a page's islands, which its entry script names. */
export function pageModules(root: ParentNode, folder = import.meta.url): IslandModules {
  const entry = root.querySelector<HTMLScriptElement>(`script[${MODULES_ATTRIBUTE}]`)
  const named = JSON.parse(entry?.getAttribute(MODULES_ATTRIBUTE) ?? '{}') as Record<string, string>
  return Object.fromEntries(
    Object.entries(named)
      .map(([name, files]) => [name, files.split(' ')] as const)
      .filter(([, files]) => files.every((file) => FILE.test(file)))
      .map(([name, files]) => {
        const [own = '', ...others] = files.map((file) => new URL(file, folder).href)
        const load = async () => {
          preload(others.splice(0), entry?.nonce)
          return (await importAgain<{ readonly default: IslandComponent }>(own)).default
        }
        return [name, load]
      }),
  )
}
