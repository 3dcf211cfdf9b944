import { delimiter, join, resolve } from 'node:path'

/** The workspace's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** Folder for stamps, reports and logs. A fresh install can delete it. */
export const cacheDir = join(root, 'node_modules/.cache/selvage')

/**
 * The workspace's own Node (see optionalDependencies in package.json), or the Node of this process
 * on other systems.
 */
export const nodeBin = process.execPath

/**
 * The compiler that checks the projects and writes their declarations: TypeScript 7, which is
 * several times faster. The linter and the bundlers use the API of TypeScript 6.
 */
export const compiler = join(root, 'node_modules/typescript-7/bin/tsc')

/**
 * `PATH` with the workspace's Node and tools first, so that a script that is started by hand uses
 * the same tools as npm does.
 */
export const toolPath = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
