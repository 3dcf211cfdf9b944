import { delimiter, join, resolve } from 'node:path'

/** The workspace's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** A place for stamps, reports and logs that a fresh install may throw away. */
export const cacheDir = join(root, 'node_modules/.cache/selvage')

/**
 * The workspace's own Node (see package.json's optionalDependencies), or this process's on other
 * systems.
 */
export const nodeBin = process.execPath

/**
 * `PATH` with the workspace's Node and tools first, so that a script started by hand finds the same
 * ones as npm does.
 */
export const toolPath = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
