import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageDir, packageNames, typedEntryPointsOf } from './packages.ts'
import type { PackageName } from './packages.ts'
import type { ApiReader } from './api-model.ts'
import { knownNamesOf, makeReference, REFERENCE_FOLDER } from './api-reference.ts'
import type { ReferencePage } from './api-reference.ts'
import { cell } from './doc-comments.ts'
import { readElements } from './elements.ts'
import type { Described } from './elements.ts'

/** The pages that explain every exported name of a package, and the elements of the embed. */
export interface PackageReference {
  name: PackageName
  pages: readonly ReferencePage[]
}

export function makePackageReferences(
  readerOf: (name: PackageName) => ApiReader,
): PackageReference[] {
  const known = knownNamesOf(readerOf('core'), packageNames.flatMap(typedEntryPointsOf))
  return packageNames.map((name) => ({
    name,
    pages: makeReference(
      `@selvage/${name}`,
      readerOf(name),
      typedEntryPointsOf(name),
      name === 'embed' ? [elementsPage()] : [],
      known,
    ),
  }))
}

/** Writes references into the packages' folders, from where they go into the tarballs. */
export function writeReferences(
  references: readonly PackageReference[],
): readonly PackageReference[] {
  for (const { name, pages } of references) {
    const folder = join(packageDir(name), REFERENCE_FOLDER)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    for (const { file, text } of pages) writeFileSync(join(folder, file), text)
  }
  return references
}

function elementsPage(): ReferencePage {
  const elements = readElements()
  const sections = elements.map((element) =>
    [
      `## ${element.tagName}\n`,
      `${element.description}\n`,
      ...table('attribute', element.attributes),
      ...table('event', element.events),
      ...table('part', element.cssParts),
      ...table('custom property', element.cssProperties),
    ].join('\n'),
  )
  return {
    file: 'custom-elements.md',
    title: 'The custom elements',
    text: ['# The custom elements\n', '[All entry points](README.md)\n', ...sections].join('\n'),
    names: elements.map(({ tagName }) => tagName),
    props: 0,
    silentProps: [],
  }
}

function table(kind: string, rows: readonly Described[] = []): string[] {
  if (rows.length === 0) return []
  const lines = rows.map(({ name, description, type, syntax, default: value }) => {
    const kindOfValue = type?.text ?? syntax
    const shown = [kindOfValue, value].filter((each) => each !== undefined).join(' = ')
    return `| \`${name}\` | ${shown === '' ? '' : `\`${cell(shown)}\``} | ${cell(description)} |`
  })
  return [`| ${kind} | | |`, '| --- | --- | --- |', ...lines, '']
}

const MAX_BYTES = 68_000

/** Returns what is wrong with the pages of a package, one sentence each. */
export function referenceProblems({ name, pages }: PackageReference): string[] {
  const tooLong = pages
    .filter(({ text }) => Buffer.byteLength(text) > MAX_BYTES)
    .map(({ file }) => `${file} has more than ${MAX_BYTES} bytes`)
  const silent = pages.flatMap(({ file, text, names }) =>
    names
      .filter((each) => !text.includes(`# ${each}\n`) && !text.includes(`\`${each}\``))
      .map((each) => `${file} does not explain ${each}`),
  )
  const unexplained = pages.flatMap(({ file, silentProps }) =>
    silentProps.map(
      (prop) => `${file} has no sentence for the prop ${prop}; write it above the prop as /** … */`,
    ),
  )
  return [...tooLong, ...silent, ...unexplained, ...brokenLinks(pages)].map(
    (problem) => `The reference of @selvage/${name} is wrong: ${problem}.`,
  )
}

/** Returns the links of pages to a page or a heading that is not there. */
function brokenLinks(pages: readonly ReferencePage[]): string[] {
  const titles = new Map(
    pages.map(({ file, text }) => [
      file,
      new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase())),
    ]),
  )
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!\.\.|https?:)([^)\s]*)\)/g)]
      .filter(([, link = '']) => {
        const [path = '', title] = link.split('#')
        const target = titles.get(path === '' ? file : path)
        return target === undefined || (title !== undefined && !target.has(title))
      })
      .map(([, link]) => `${file} links to ${link}`),
  )
}
