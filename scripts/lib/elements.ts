import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageDir } from './packages.ts'

/** An attribute, event, part or custom property of an element. */
export interface Described {
  name: string
  description: string
  type?: { text: string }
  syntax?: string
  default?: string
}

/** An element, as the custom-elements manifest describes it. */
export interface CustomElement {
  tagName: string
  description: string
  attributes: readonly Described[]
  events: readonly Described[]
  cssParts?: readonly Described[]
  cssProperties?: readonly Described[]
}

interface Manifest {
  modules: { declarations: CustomElement[] }[]
}

/** Returns the elements of the embed's built manifest. */
export function readElements(): CustomElement[] {
  const file = join(packageDir('embed'), 'dist/custom-elements.json')
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return modules.flatMap(({ declarations }) => declarations)
}
