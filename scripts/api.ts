import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readPackages } from './lib/api-model.ts'
import { makeApiReports, reportFile } from './lib/api-report.ts'
import { ERROR_CODES_FILE, errorCodes, LLMS_FILE, llmsText } from './lib/documents.ts'
import { buildForServing } from './lib/fresh.ts'
import {
  makePackageReferences,
  referenceProblems,
  writeReferences,
} from './lib/package-reference.ts'
import { root } from './lib/paths.ts'
import { changesetProblems, readApiOfToday, writeRelease } from './lib/released-api.ts'

// `npm run api` writes the report of every package's public API and the documents that are made of
// it, after a build where it is stale; `--check` compares them with the committed ones, as the gate
// `api` does.
const isCheck = process.argv.includes('--check')
if (!isCheck) await buildForServing(console.log, ['packages'])

const readerOf = readPackages()
const reports = makeApiReports(readerOf)
// The reference is not committed, so that the packer takes the one that is made here.
const references = writeReferences(makePackageReferences(readerOf))
const codes = await format(errorCodes(), {
  ...(await resolveConfig(join(root, 'package.json'))),
  parser: 'markdown',
})
const made = [
  ...reports.map(({ name, text }) => ({ file: reportFile(name), text })),
  { file: join(root, ERROR_CODES_FILE), text: codes },
  { file: join(root, LLMS_FILE), text: llmsText(reports) },
]
for (const { file, text } of made) {
  if (isCheck) compare(file, text)
  else writeFileSync(file, text)
}
for (const { name, names, undocumented } of reports)
  console.log(`@selvage/${name}: ${names} names, ${undocumented.length} without a doc comment`)
const today = readApiOfToday(reports)
if (!isCheck) writeRelease(today)
const unannounced = isCheck ? changesetProblems(today) : []
const forgotten = reports.flatMap(({ name, forgotten: types }) =>
  types.map(
    (type) =>
      `@selvage/${name} names ${type} in a type or a function that it exports, and nobody can import it. Export it from that entry point.`,
  ),
)
for (const problem of [...references.flatMap(referenceProblems), ...forgotten, ...unannounced]) {
  process.exitCode = 1
  console.error(problem)
}
const props = references.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.props, 0)
console.log(`read ${props} props of components`)
console.log(`compared ${reports.reduce((sum, { names }) => sum + names, 0)} names`)

function compare(file: string, text: string): void {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (committed === text) return
  const had = new Set(committed.split('\n'))
  const has = new Set(text.split('\n'))
  const changes = [
    ...[...had].filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...[...has].filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ]
  process.exitCode = 1
  console.error(
    `${file.slice(root.length + 1)} is not what the sources make it, and users work with it. ` +
      'Run `npm run api`, look at the difference, and add a changeset (`npm run changeset`) ' +
      `where users notice it.\n${changes.slice(0, 40).join('\n')}`,
  )
}
