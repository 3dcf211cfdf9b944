import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, test } from 'vitest'
import { readYard } from './read-yard.ts'

const from = (attributes: Readonly<Record<string, string>>) => (name: string) =>
  attributes[name] ?? null
const layout = emptyLayout(4, 'BELGIAN_LINEN', 12)

describe('the attributes of a Fill-A-Yard', () => {
  test('are read with a collection alone and with every option', () => {
    expect(readYard(from({ 'collection-id': '12' }))).toEqual({ ok: true, collectionId: 12 })
    expect(
      readYard(
        from({
          'collection-id': '12',
          'template-id': '10',
          fabric: 'belgian_linen',
          layout: layoutCode(layout),
        }),
      ),
    ).toEqual({ ok: true, collectionId: 12, templateId: 10, fabric: 'BELGIAN_LINEN', layout })
  })

  test.each([
    [{}, 'collection-id'],
    [{ 'collection-id': '0' }, 'collection-id'],
    [{ 'collection-id': '4294967296' }, 'collection-id'],
    [{ 'collection-id': 'twelve' }, 'collection-id'],
    [{ 'collection-id': '12', 'template-id': '7' }, 'template-id'],
    [{ 'collection-id': '12', 'template-id': 'toString' }, 'template-id'],
    [{ 'collection-id': '12', fabric: 'longleaf_sateen_grand' }, 'fabric:fill-a-yard'],
    [{ 'collection-id': '12', fabric: 'BELGIAN_LINEN' }, 'fabric:fill-a-yard'],
    [{ 'collection-id': '13', layout: layoutCode(layout) }, 'layout'],
    [{ 'collection-id': '12', layout: 'x' }, 'layout'],
    [{ 'template-id': '7', layout: 'x' }, 'collection-id', 'template-id', 'layout'],
    [{ layout: layoutCode(layout) }, 'collection-id'],
  ])('%o are rejected because of %s', (attributes, ...names) => {
    const read = readYard(from(attributes as Readonly<Record<string, string>>))
    expect(read.ok ? [] : read.problems).toEqual(names)
  })
})
