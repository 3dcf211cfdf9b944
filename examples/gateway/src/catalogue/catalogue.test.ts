import { COLOURS, STYLES, TOPICS } from '@selvage/core/search'
import { describe, expect, it } from 'vitest'
import { colourName, FAMILIES } from '@selvage/example-art'
import { buildCatalogue, collectionsOf } from './catalogue.ts'
import { designOf, designsOf } from './designs.ts'
import { STORIES } from './stories.table.ts'

const catalogue = buildCatalogue()

describe('the reference catalogue', () => {
  it('has the documented designs, designers and collections', () => {
    expect(catalogue.designs).toHaveLength(2000)
    expect(catalogue.designers).toHaveLength(40)
    expect(catalogue.collections).toHaveLength(100)
    expect(catalogue.designs.map((d) => d.id)).toEqual(
      Array.from({ length: 2000 }, (_, i) => i + 1),
    )
  })

  it('gives every design, designer and collection a name of its own', () => {
    const once = (values: string[]): void => expect(new Set(values).size).toBe(values.length)
    once(catalogue.designs.map((d) => d.title))
    once(catalogue.designs.map((d) => d.slug))
    once(catalogue.designers.map((d) => d.screenName))
    once(catalogue.collections.map((c) => c.slug))
    once(Object.values(STORIES).flatMap((story) => story.titles))
  })

  it('keeps titles apart in a large catalogue', () => {
    const titles = new Set<string>()
    let n = 0
    for (const design of designsOf(60_000)) {
      titles.add(design.title)
      n += 1
    }
    expect(titles.size).toBe(n)
  })

  it('writes only addresses of small letters, digits and hyphens', () => {
    for (const { slug } of [...catalogue.designs, ...catalogue.collections])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { screenName } of catalogue.designers) expect(screenName).toMatch(/^[a-z0-9_]+$/)
  })

  it('files every design under values that the search knows', () => {
    for (const design of catalogue.designs) {
      expect(STYLES).toContain(design.style)
      for (const topic of design.topics) expect(TOPICS).toContain(topic)
      for (const colour of design.colours) expect(COLOURS).toContain(colour)
      expect(design.colours.length).toBeGreaterThan(0)
      expect(design.tags.length).toBeGreaterThan(3)
    }
  })

  it('uses every family, style, colour and repeat', () => {
    const count = (values: readonly string[]): Map<string, number> =>
      values.reduce((map, v) => map.set(v, (map.get(v) ?? 0) + 1), new Map<string, number>())
    const families = count(catalogue.designs.map((d) => d.family))
    for (const { id } of FAMILIES) expect(families.get(id) ?? 0, id).toBeGreaterThanOrEqual(20)
    const colours = count(catalogue.designs.flatMap((d) => d.colours))
    for (const colour of COLOURS)
      expect(colours.get(colour) ?? 0, colour).toBeGreaterThanOrEqual(20)
    expect(new Set(catalogue.designs.map((d) => d.repeat)).size).toBe(5)
  })

  it('has every designer sell something, and only what they favour', () => {
    const families = new Map(catalogue.designers.map((d) => [d.id, d.families]))
    for (const design of catalogue.designs)
      expect(families.get(design.designerId)).toContain(design.family)
    expect(new Set(catalogue.designs.map((d) => d.designerId)).size).toBe(40)
  })

  it('fills every collection with its designer’s own designs', () => {
    for (const collection of catalogue.collections) {
      expect(collection.designIds.length).toBeGreaterThanOrEqual(6)
      expect(collection.designIds.length).toBeLessThanOrEqual(16)
      for (const id of collection.designIds)
        expect(catalogue.designs[id - 1]?.designerId).toBe(collection.designerId)
    }
    expect(collectionsOf(catalogue.designs)).toEqual(catalogue.collections)
  })

  it('marks a few designs mature and a few not for sale', () => {
    const mature = catalogue.designs.filter((d) => d.mature).length
    expect(mature).toBeGreaterThan(0)
    expect(mature).toBeLessThan(40)
    expect(catalogue.designs.some((d) => !d.forSale)).toBe(true)
  })

  it('makes the same design whatever the size of the catalogue', () => {
    expect(designOf(77)).toEqual(catalogue.designs[76])
    for (const { createdAt } of catalogue.designs) {
      expect(createdAt < '2026-11-01').toBe(true)
      expect(createdAt > '2023-10-31').toBe(true)
    }
  })
})

describe('colour families', () => {
  it.each([
    ['#f4efe4', 'white'],
    ['#8d8880', 'grey'],
    ['#e3a79a', 'pink'],
    ['#a3282c', 'red'],
    ['#5c4636', 'brown'],
    ['#cc6a2b', 'orange'],
    ['#cf9a36', 'yellow'],
    ['#3c6638', 'green'],
    ['#2f6f73', 'cyan'],
    ['#2c4a6b', 'blue'],
    ['#5f4676', 'violet'],
    ['#1f1b17', 'black'],
  ])('calls %s %s', (hex, name) => expect(colourName(hex)).toBe(name))
})
