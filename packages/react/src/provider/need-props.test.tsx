import { cleanup, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { DesignGrid } from '../design/index.ts'
import { ErrorBoundary } from '../error-boundary/index.ts'
import { NEEDED } from '../testing/needed-props.table.ts'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Each says in its own words what it misses: an address, a child, a severity, a shop. */
const OTHERS = [
  'CheckoutLink',
  'Field',
  'Flash',
  'Pager',
  'PreferencesForm',
  'SelvageProvider',
  'SelvageShop',
  'SolidSwatch',
]

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z]\w*[a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value))

async function exportedComponents(): Promise<Map<string, ComponentType>> {
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && 'selvage-source' in target ? [target['selvage-source']] : [],
  )
  const modules = await Promise.all(
    sources
      .filter((source) => source.endsWith('/index.ts'))
      .map(
        (source) =>
          import(/* @vite-ignore */ `../../${source.slice(2)}`) as Promise<Record<string, unknown>>,
      ),
  )
  const components = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isComponent(name, value) ? [[name, value] as const] : [],
    ),
  )
  return new Map(components)
}
const components = await exportedComponents()
const { shop } = openShop()

function complaintOf(name: string, props: object): string {
  try {
    renderToString(inShop(shop, createElement(components.get(name) ?? 'i', props)))
    return ''
  } catch (error) {
    return String(error)
  }
}

test('every exported component has a row that says what it needs', () => {
  expect([...components.keys()].toSorted()).toEqual([...Object.keys(NEEDED), ...OTHERS].toSorted())
})

const needed = Object.entries(NEEDED).map(([name, props]) => ({
  name,
  props: props.split(' ').filter((prop) => prop !== ''),
}))

test.each(needed)('$name without props is drawn, or says what it needs', ({ name, props }) => {
  const complaint = complaintOf(name, {})
  if (props.length === 0) expect(complaint).toBe('')
  else expect(complaint).toMatch(new RegExp(`^DeveloperError: ${name} got undefined for `))
})

test.each(OTHERS)('%s without props says so in its own words', (name) => {
  expect(complaintOf(name, { total: 200, offset: 0, pageSize: 84 })).toMatch(
    /^DeveloperError: [\w ]+ (?:got|has) .+, .+\. (?:Write|Use) /,
  )
})

const each = needed.flatMap(({ name, props }) => props.map((prop) => ({ name, prop, props })))

test.each(each)(
  '$name says that it misses $prop, or got another thing',
  ({ name, prop, props }) => {
    const empty = (one: string) => {
      if (one.endsWith('Href')) return '/there'
      return one.endsWith('[]') ? [] : {}
    }
    const key = prop.replace('[]', '')
    const given = Object.fromEntries(props.map((one) => [one.replace('[]', ''), empty(one)]))
    const { [key]: _, ...others } = given
    const kind = prop.endsWith('[]') ? 'a list ' : 'an object '
    const isHref = prop.endsWith('Href')
    const how = `so it cannot be drawn. Write <${name} ${key}={…}> with ${isHref ? 'the address of a page.' : kind}`
    expect(complaintOf(name, others)).toContain(`${name} got undefined for ${key}, ${how}`)
    const another = isHref ? 12 : 'text'
    expect(complaintOf(name, { ...given, [key]: another })).toContain(
      `got ${typeof another} for ${key}, ${how}`,
    )
  },
)

test('the sentence is in the console once, and the page around the boundary stands', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onError = vi.fn()
  const props = { hrefFor: '/en/fabric/{id}' } as unknown as Parameters<typeof DesignGrid>[0]
  renderInShop(
    shop,
    <>
      <p>Around it</p>
      <ErrorBoundary onError={onError}>
        <DesignGrid {...props} />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('Around it')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  const sentences = shown.mock.calls
    .flat()
    .filter((part) => String(part).includes('DesignGrid got'))
  expect(sentences.map(String)).toEqual([
    'DeveloperError: DesignGrid got undefined for designs, so it cannot be drawn. Write <DesignGrid designs={…}> with a list of searchDesigns().',
  ])
  expect(onError).toHaveBeenCalledTimes(1)
})
