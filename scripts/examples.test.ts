import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { compileProgram } from './lib/compile-program.ts'
import { root } from './lib/paths.ts'

/** The examples of doc comments are about these; their functions come from our entry points. */
const GIVEN = `import type { ReactNode } from 'react'
import { createAnalytics, createEventSink } from '@selvage/core/analytics'
import type { PageSetup } from '@selvage/core/analytics'
import { addLine, fabricLine } from '@selvage/core/cart'
import type { CartItemInput, LineShop } from '@selvage/core/cart'
import { mayUse } from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'
import type { DesignDetail } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import { checkDesign, readRepeatWidth, sendArt } from '@selvage/core/own-designs'
import { randomKey } from '@selvage/core/session'
import { defineElements } from '@selvage/embed'
import { embedSnippet } from '@selvage/embed/snippets'
import type { ServedEmbed } from '@selvage/embed/snippets'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { createAddToCart, fabricProduct, lineAdder } from '@selvage/machines/cart'
import type { Shop } from '@selvage/machines/shop'
import { FabricProduct } from '@selvage/react/fabric'
import { SelvageProvider } from '@selvage/react/provider'
import { useAddToCart } from '@selvage/react/product'
declare const shop: Shop & LineShop
declare const consent: Consent
declare const page: PageSetup
declare const item: CartItemInput
declare const design: DesignDetail
declare const designId: number
declare const offers: readonly FabricOffer[]
declare const catalogue: Catalogue
declare const t: Translate
declare const embed: ServedEmbed
`

const examples = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ \* @example(.*(?:\n \* .*)*)/gm)].map(
      ([, text = '']) => ({
        name: basename(file).replace(/\.tsx?$/, ''),
        code: text.replaceAll(/^ \* ?/gm, '').trim(),
      }),
    ),
  )

it('the examples of doc comments compile against the packages', { timeout: 60_000 }, async () => {
  expect(examples.length).toBeGreaterThan(5)
  const folder = join(root, 'examples/storefront/node_modules/.cache/doc-examples')
  mkdirSync(folder, { recursive: true })
  const files = examples.map(({ name, code }) => {
    const body = code.startsWith('<') ? `return ${code}` : code
    const isAsync = code.includes('await ')
    const result = code.includes('return ') || code.startsWith('<') ? ': ReactNode' : ''
    const text = `${GIVEN}export ${isAsync ? 'async ' : ''}function Example()${result} {\n${body}\n}\n`
    writeFileSync(join(folder, `${name}.tsx`), text)
    return `${name}.tsx`
  })
  const lines = await compileProgram(folder, files)
  rmSync(folder, { recursive: true, force: true })
  expect(lines.filter((line) => files.some((file) => line.includes(file)))).toEqual([])
})
