// @vitest-environment node
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { destinationOf, ERROR_CODES, messageKeyOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import { catalogue } from '@selvage/i18n/messages/en'
import { messagesFor, SHOWN_BY, withoutPlural } from '@selvage/i18n/messages'
import type { ShownFeature } from '@selvage/i18n/messages'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const keys = [...new Set(Object.keys(catalogue).map(withoutPlural))]

const NO_CODES = `
  export const [ERROR_CODES, ATTENTION, INFO, GENERAL, ELSEWHERE] = [[], {}, {}, {}, {}]`

/** Empties the lists of all error codes, whose names say nothing of what is raised. */
const withoutCatalog: Plugin = {
  name: 'without-catalog',
  setup: (build) => {
    const lists = /\/errors\/(?:attention|catalogue|general-message|other-errors)\.table\.ts$/
    build.onLoad({ filter: lists }, () => ({ contents: NO_CODES }))
  },
}

/** Returns the code of a module with everything that it takes from our packages. */
async function bundleOf(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [decodeURIComponent(new URL(`../../${module}`, import.meta.url).pathname)],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'esnext',
    conditions: ['selvage-source'],
    external: ['react', 'react-dom', '*.css.ts'],
    plugins: [withoutCatalog],
    outdir: '/',
    logLevel: 'silent',
  })
  // The name of a gateway's call, such as `cart.remove`, can read like a message's key.
  return outputFiles.map(({ text }) => text.replace(/\bname: "[^"]*"/g, '')).join('')
}

/** Returns the messages that code names, with all that a template such as `errors.${code}` may. */
function messagesIn(code: string): string[] {
  const named = [...code.matchAll(/["'`]([a-z-]+\.(?:[\w-]|\$\{[^}`]*\})+)["'`]/g)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
  )
  const errors = errorsIn(code)
  return keys.filter((key) => {
    const error = codeOf(key)
    if (error !== undefined && !errors.includes(error)) return false
    return named.some((pattern) => pattern.test(key))
  })
}

const codes = ERROR_CODES
/** Returns the code of an error's message: the longest one that its key begins with. */
const codeOf = (key: string): ErrorCode | undefined =>
  codes
    .filter((code) => key.startsWith(`errors.${code}`))
    .sort((one, other) => other.length - one.length)[0]

/** Returns the errors that the calls in some code list, and those that it raises by itself. */
function errorsIn(code: string): ErrorCode[] {
  const raised = code.replace(/[=!]== "\w+"/g, '')
  return codes.filter((each) => raised.includes(`"${each}"`))
}

function isFeature(name: string): name is ShownFeature {
  return Object.hasOwn(SHOWN_BY, name)
}

const modules = Object.entries(manifest.exports).flatMap(([entry, conditions]) => {
  const source = typeof conditions === 'object' ? conditions['selvage-source'] : ''
  return source.endsWith('/index.ts') ? [[entry.slice(2), source] as const] : []
})
const features: readonly (readonly [string, string])[] = [
  ...modules,
  ['wallpaper-calculator', 'src/wallpaper/calculator/wallpaper-calculator.tsx'],
]

test.each(features)(
  'the feature %s has every message that its components show',
  async (name, source) => {
    const shown = messagesIn(await bundleOf(source))
    const given = isFeature(name) ? messagesFor(catalogue, [name]) : {}
    const carried = new Set(Object.keys(given).map(withoutPlural))
    expect(shown.filter((key) => !carried.has(key))).toEqual([])
    expect(isFeature(name)).toBe(shown.length > 0)
  },
)

test.each([
  ['cart', ['cart', 'login']],
  ['checkout', ['cart', 'payment', 'login']],
] as const)('the feature %s has every error that leads to it', (feature, destinations) => {
  const carried = messagesFor(catalogue, [feature])
  const leading = codes.filter((code) => destinations.some((to) => to === destinationOf(code)))
  expect(leading.length).toBeGreaterThan(40)
  expect(leading.map(messageKeyOf).filter((key) => !Object.hasOwn(carried, key))).toEqual([])
})

test('every feature is an entry point or a tool', () => {
  expect(features.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(SHOWN_BY)))
  expect(features.length).toBeGreaterThan(35)
})
