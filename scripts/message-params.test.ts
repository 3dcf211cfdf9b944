import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { catalogue, english } from '../packages/i18n/src/messages/en/index.ts'
import { declareMessageParams, MESSAGE_PARAMS_FILE } from './lib/message-params.ts'
import { root } from './lib/paths.ts'
import { declareWidgetMessages, WIDGET_MESSAGES_FILE } from './lib/widget-messages.ts'

test('the declared parameters are those of the English messages', async () => {
  const declared = await readFile(join(root, MESSAGE_PARAMS_FILE), 'utf8')
  expect(declared, 'Run `npm run messages`.').toBe(declareMessageParams(english))
})

test('the declared messages of the widgets are those that they show', async () => {
  const declared = await readFile(join(root, WIDGET_MESSAGES_FILE), 'utf8')
  expect(declared, 'Run `npm run messages`.').toBe(declareWidgetMessages(catalogue))
  for (const key of ['design.from', 'embed.unavailable', 'cart.badge_one', 'wall.title'])
    expect(declared).toContain(`| '${key}'\n`)
  expect(declared).not.toContain("'checkout.")
})

test('a message needs what any form of its plural shows', () => {
  const messages = {
    plain: 'Cart',
    piece_one: 'One piece of {{title}}',
    piece_other: '{{ count, number }} pieces',
    limit: '{{max, number}} of {{ total }}, {{total}}',
  }
  expect(declareMessageParams({ cart: messages })).toContain(
    [
      '{',
      "  'cart.piece': { readonly count: number; readonly title: Value }",
      "  'cart.limit': { readonly max: number; readonly total: Value }",
      '}',
    ].join('\n'),
  )
})

const compiling = [
  "t('cart.title')",
  "t('cart.removed', { title: 'Moth' })",
  "t('cart.pieces', { count: 2 })",
  "t(`cart.${'title' as 'title' | 'checkout'}`)",
  "t(`errors.${'CARD_DECLINED' as 'CARD_DECLINED' | 'SERVER_ERROR'}`)",
  "t('cart.title' as 'cart.title' | 'cart.removed', { title: 'Moth' })",
  "t('cart.removed' as 'cart.removed' | 'cart.promoOn', { title: 'Moth', code: 'SPRING' })",
]
const rejected = [
  ['a missing parameter', "t('cart.removed')"],
  ['a misspelt parameter', "t('cart.removed', { titel: 'Moth' })"],
  ['a surplus parameter', "t('cart.removed', { title: 'Moth', code: 'SPRING' })"],
  ['a parameter of a message that has none', "t('cart.title', { title: 'Moth' })"],
  ['a count that is no number', "t('cart.pieces', { count: '2' })"],
  ['a misspelt key', "t('cart.remove', { title: 'Moth' })"],
  [
    'a union of keys without what one of them needs',
    "t('cart.title' as 'cart.title' | 'cart.removed')",
  ],
  ['any key at all', "t('cart.title' as MessageKey)"],
] as const

test('a call of t compiles with the parameters of its message and no others', () => {
  const broken = linesWithErrors([...compiling, ...rejected.map(([, call]) => call)])
  for (const call of compiling) expect(broken, call).not.toContain(call)
  for (const [name, call] of rejected) expect(broken, name).toContain(call)
}, 60_000)

/** Compiles the calls inside the i18n package and returns those that have an error. */
function linesWithErrors(calls: readonly string[]): readonly string[] {
  const file = join(root, 'packages/i18n/src/messages/calls-of-t.ts')
  const source = [
    "import type { MessageKey, Translate } from './index.ts'",
    'declare const t: Translate',
    'export type { MessageKey }',
    ...calls,
  ]
  const configFile = join(root, 'packages/i18n/tsconfig.json')
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)) as {
    config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages/i18n'))
  const host = ts.createCompilerHost(options)
  const readFromDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source.join('\n'), ts.ScriptTarget.ES2024)
      : readFromDisk(name, ...rest)
  const program = ts.createProgram([file], { ...options, noEmit: true }, host)
  const checked = program.getSourceFile(file)
  const errors = [
    ...program.getSyntacticDiagnostics(checked),
    ...program.getSemanticDiagnostics(checked),
  ]
  return errors.map(({ start = 0 }) => {
    const { line = 0 } = checked?.getLineAndCharacterOfPosition(start) ?? {}
    return source[line] ?? ''
  })
}
