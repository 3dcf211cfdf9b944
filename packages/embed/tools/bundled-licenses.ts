import type { Rolldown } from 'vite'

interface BundledLicense {
  readonly name: string
  readonly version: string
  readonly identifier: string | null
  readonly text: string | null
}

const FILE = 'licenses.json'
const found = new Map<string, BundledLicense>()

/** The setting of a build with which Vite lists the licenses of what it bundles. */
export const license = { fileName: FILE }

/** Notes the licenses of what a build has bundled, and returns its other files. */
export function noteLicenses<File extends Rolldown.OutputChunk | Rolldown.OutputAsset>(
  files: readonly File[],
): File[] {
  for (const file of files) {
    if (file.fileName !== FILE || file.type !== 'asset') continue
    for (const each of JSON.parse(String(file.source)) as BundledLicense[])
      if (!each.name.startsWith('@selvage/')) found.set(each.name, each)
  }
  return files.filter(({ fileName }) => fileName !== FILE)
}

/**
 * Returns the licenses of everything that the builds so far have bundled, as one text.
 * @throws an Error for a package without the text of its license
 */
export function licensesText(): string {
  const all = [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
  const sections = all.map(({ name, version, identifier, text }) => {
    if (text === null || identifier === null)
      throw new Error(`${name} is part of the script, and has no text of its license.`)
    return `## ${name} ${version} (${identifier})\n\n${text.trim()}\n`
  })
  return ['# Licenses of what the script contains\n', ...sections].join('\n')
}
