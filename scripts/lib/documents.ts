import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../packages/i18n/src/messages/en/index.ts'
import {
  destinationOf,
  ERROR_CODES,
  messageKeyOf,
  severityOf,
} from '../../packages/core/src/errors/index.ts'
import { pageOf, REFERENCE_FOLDER } from './api-reference.ts'
import type { ApiReport } from './api-report.ts'
import { readElements } from './elements.ts'
import { packageNames } from './packages.ts'
import { root } from './paths.ts'

/** The guides, from the workspace's root. A package's guides are in its tarball. */
export const guides: readonly string[] = [
  ...globSync('packages/*/guides/*.md', { cwd: root }),
  'examples/gateway/DEPLOYING.md',
].toSorted()

export const ERROR_CODES_FILE = 'packages/core/guides/error-codes.md'
/** Its links hold in the workspace and in a `node_modules/@selvage` alike. */
export const LLMS_FILE = 'packages/core/llms.txt'

export const readDocument = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Returns the files that a guide is about, by the paths that stand beside the kind of a block. */
export function filesIn(text: string): ReadonlyMap<string, string> {
  const blocks = text.matchAll(/^```\w+ ([\w./-]+\.\w+)\n([\s\S]*?)^```/gm)
  return new Map([...blocks].map(([, path = '', code = '']) => [path, code]))
}

/** Returns the guide that lists every error code with its row and its English sentence. */
export function errorCodes(): string {
  const sentences = english.errors as Readonly<Record<string, string>>
  const codes = ERROR_CODES
  const rows = codes.map((code) => {
    const sentence = sentences[messageKeyOf(code).replace('errors.', '')]
    return `| \`${code}\` | ${severityOf(code)} | ${destinationOf(code)} | ${sentence ?? ''} |`
  })
  return [
    '# Every error code',
    '',
    'Made by `npm run api` of the errors catalog. [errors.md](errors.md) says what to do. "Leads to" is where the checkout takes the shopper; elsewhere the shopper stays.',
    '',
    '| code | severity | leads to | sentence |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** Returns the short map of everything for a reader that is a program. */
export function llmsText(reports: readonly ApiReport[]): string {
  return [
    '# Selvage',
    '',
    '> Widgets and a component library (TypeScript, React) for shops that print designs on fabric and wallpaper. Every feature is an entry point of its own; there is no root import. Money is { minor, currency } and computed by the gateway; lengths are inches inside.',
    '',
    'Start: `npm install @selvage/react @selvage/machines @selvage/i18n @selvage/core`, or one script tag with the elements of @selvage/embed.',
    'Errors are data: `isShopError(thrown)`, then `thrown.code`. A DeveloperError says what to write instead.',
    '',
    '## Packages',
    '',
    ...packageNames.map(
      (name) =>
        `- [@selvage/${name}](../${name}/README.md): ${descriptionOf(name)} All signatures: [API](../${name}/api-report.md)`,
    ),
    '',
    '## Guides',
    '',
    ...guides
      .filter((file) => file.startsWith('packages/'))
      .map((file) => `- [${titleOf(file)}](${file.replace('packages/', '../')})`),
    '',
    '## Elements of @selvage/embed',
    '',
    ...elements(),
    '',
    '## Entry points, with their functions and components',
    '',
    ...reports.flatMap(({ name, entryPoints }) =>
      entryPoints
        .filter(({ values }) => values.length > 0)
        .map(
          ({ specifier, values }) =>
            `- [${specifier}](${pageAddress(name, specifier)}): ${mapped(values).join(', ')}`,
        ),
    ),
    '',
  ].join('\n')
}

/** The map leaves a table such as `FABRICS` to the reference, unless there is nothing else. */
function mapped(values: readonly string[]): readonly string[] {
  const others = values.filter((name) => !/^[A-Z\d_]+$/.test(name))
  return others.length > 0 ? others : values
}

/** The address of an entry point's page in the reference, from llms.txt. */
const pageAddress = (name: string, specifier: string) =>
  `../${name}/${REFERENCE_FOLDER}/${pageOf(specifier)}`

const descriptionOf = (name: string) =>
  (JSON.parse(readDocument(`packages/${name}/package.json`)) as { description: string }).description

const titleOf = (file: string) => /^# (.+)$/m.exec(readDocument(file))?.[1] ?? file

function elements(): string[] {
  return readElements().map(({ tagName, description, attributes, events }) => {
    const named = attributes.map(({ name }) => name).join(', ')
    const sent = events.map(({ name }) => ` Event: ${name}.`).join('')
    return `- <${tagName}>: ${description} Attributes: ${named}.${sent}`
  })
}
