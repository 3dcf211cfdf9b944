import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addToCartStyles } from '../src/add-to-cart/add-to-cart.styles.ts'
import { cartButtonStyles } from '../src/cart-button/cart-button.styles.ts'
import { collectionStripStyles } from '../src/collection-strip/collection-strip.styles.ts'
import { panelStyles } from '../src/page/panel.styles.ts'
import { widgets } from '../src/widgets.table.ts'
import { themeProperties } from './widgets-manifest.ts'

const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')

test('the manifest lists every property that the styles read', () => {
  const css = [panelStyles, addToCartStyles, cartButtonStyles, collectionStripStyles].join('')
  const read = new Set([...css.matchAll(/var\((--selvage-[\w-]+)/g)].map(([, name]) => name))
  expect(read.size).toBeGreaterThan(10)
  expect(themeProperties.map(({ name }) => name).toSorted()).toEqual([...read].toSorted())
})

test('the README lists the properties, and the parts of each widget, as the table has them', () => {
  for (const { name } of themeProperties) expect(readme).toContain(`\`${name}\``)
  for (const [tag, { parts }] of Object.entries(widgets)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${tag}\``))
    const named = [...(row?.matchAll(/`([\w-]+)`/g) ?? [])].map(([, name]) => name).slice(1)
    expect(named, tag).toEqual(Object.keys(parts))
  }
})
