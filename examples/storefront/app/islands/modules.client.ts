import type { ComponentType } from 'react'
import type { IslandName } from './islands.table.ts'

export type IslandModules = Readonly<Record<string, () => Promise<ComponentType<Record<string, unknown>>>>>

/** How each island's code is fetched. */
export const islandModules: IslandModules = {} satisfies Record<IslandName, IslandModules[string]>
