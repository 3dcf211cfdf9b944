import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeNode {
  readonly html: string
  readonly failureSummary?: string
  readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[]
}
interface AxeRule {
  readonly id: string
  readonly nodes: readonly AxeNode[]
}
interface AxeRun {
  readonly violations: readonly AxeRule[]
  readonly incomplete: readonly AxeRule[]
}

/**
 * Lists what axe cannot decide, and what decides it instead: a rule with the reason that axe gives.
 * All else that it leaves open fails.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'color-contrast bgGradient':
    'The selvage, the ruler and the arrow of a list are gradients of tokens, whose contrast is a test of its own (tokens/contrast.test.ts).',
  'color-contrast pseudoContent':
    'The weave over a cloth is a pseudo-element without a color of its own; a ruler on it stands on white.',
  'color-contrast bgOverlap':
    'The link of a card and the radio button of a choice cover their text and draw nothing over it.',
  'color-contrast emptyValue':
    'A field that the bar at the foot of the view lies over is empty, so it has no text yet.',
  'color-contrast imgNode':
    'Labels of a drawing have a ground of their own over the print (tokens/on-print.table.ts).',
  'color-contrast shortTextContent':
    'The numbers of steps, rulers and cuts have one or two digits.',
  'color-contrast bgImage':
    'A print lies under the label of a drawing, which has a ground of its own.',
  'label-content-name-mismatch':
    'The cross of a button that removes a wall is a sign; a person who speaks says its name.',
  'frame-tested': 'The frames of the card and of the preview have tests of their own.',
}

/**
 * Expects that axe finds nothing on a page, and leaves nothing open that nobody has looked at. Axe
 * takes seconds for a long page, so it reads the same page in the same state once, whichever worker
 * opens it: an empty file is kept for each state in which it found nothing.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const state = createHash('sha256')
    .update(await page.evaluate(stateOf))
    .digest('hex')
  const checked = join(inject('shop').checkedPages, state)
  if (existsSync(checked)) return
  await page.evaluate(axe)
  const { violations, incomplete } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeRun> } }).axe.run({
      // The provider's frame is checked in its own tests.
      iframes: false,
      // Axe spends most of its time on describing what passes.
      resultTypes: ['violations', 'incomplete'],
      rules: { 'target-size': { enabled: true } },
    }),
  )
  expect(violations.map(sentence), `axe on ${page.url()}`).toEqual([])
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => {
      const key = [id, node.any[0]?.data?.messageKey].filter(Boolean).join(' ')
      return key in REVIEWED ? [] : [`${key}: ${node.html}`]
    }),
  )
  expect(open, `what axe leaves open on ${page.url()}`).toEqual([])
  writeFileSync(checked, '')
}

/**
 * Runs in the page: what axe decides by, as far as pages of the shop differ in it. Pages that
 * differ in words, numbers and prints alone, such as those of two orders, are the same to axe.
 */
function stateOf(): string {
  // Axe asks whether these are empty, not what they say.
  const worded =
    /^(?:action|alt|aria-label|content|data-(?!theme).*|href|placeholder|src|srcset|title|value)$/
  const names = /^(?:id|for|name|list|aria-(?:labelledby|describedby|controls|owns|details))$/
  const known: string[] = []
  const numberOf = (name: string): number =>
    known.includes(name) ? known.indexOf(name) : known.push(name) - 1
  const valueOf = ({ name, value }: Attr): unknown => {
    if (worded.test(name)) return value.trim() !== ''
    return names.test(name) ? value.split(/\s+/).map(numberOf) : value
  }
  // These differ from visit to visit, and nobody sees them.
  const unseen = 'script, style, link, meta, input[type=hidden]'
  const isDrawn = (node: Element) => node.matches('svg[aria-hidden=true], img')
  const childrenOf = (node: Element): unknown[] =>
    [...node.childNodes].flatMap((child) => {
      if (child instanceof Element) return child.matches(unseen) ? [] : [describe(child)]
      return child instanceof Text && child.data.trim() !== '' ? [child.data.trim().length > 2] : []
    })
  const describe = (node: Element): unknown => [
    node.tagName,
    [...node.attributes]
      .filter(({ name }) => !isDrawn(node) || name === 'class' || name === 'alt')
      // React and Preact differ in these. What they mean is asked of the element below.
      .filter(({ name }) => name !== 'value' && name !== 'checked')
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((attribute) => [attribute.name, valueOf(attribute)]),
    ['focus', 'checked', 'disabled', 'invalid'].map((is) => node.matches(`:${is}`)),
    node.matches(':is(a, button, input, label, select, summary):hover'),
    'value' in node && String(node.value).trim() !== '',
    isDrawn(node) ? [] : childrenOf(node),
    [...(node.shadowRoot?.children ?? [])].map(describe),
  ]
  const media = ['prefers-color-scheme: dark', 'prefers-contrast: more', 'forced-colors: active']
  return JSON.stringify([
    [innerWidth, innerHeight, scrollX > 0, scrollY > 0],
    media.map((feature) => matchMedia(`(${feature})`).matches),
    document.title.trim() !== '',
    describe(document.documentElement),
  ])
}

const sentence = ({ id, nodes }: AxeRule): string =>
  `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('; ')}`
