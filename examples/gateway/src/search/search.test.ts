import { getDesign, getDesignCards } from '@selvage/core/design'
import { listFabrics } from '@selvage/core/fabric'
import { COLOURS, searchDesigns, SORTS, STYLES } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import { listWallpapers } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const everything: SearchQuery = { colours: [], sort: 'bestSelling', offset: 0 }

describe.each(DATABASES)('the catalogue on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())
  const search = (query: Partial<SearchQuery>) =>
    gateway.partner().gateway.send(searchDesigns, { query: { ...everything, ...query } })
  const sql = async (text: string): Promise<number> =>
    Number(
      (
        await gateway.deps.db.pool.query<{ n: string }>(
          `SELECT count(*) AS n FROM designs WHERE NOT mature AND ${text}`,
        )
      ).rows[0]?.n,
    )

  it('pages through every design once, in each order', async () => {
    for (const sort of SORTS.filter((one) => one !== 'fresh-picks')) {
      const seen: number[] = []
      const { total } = await search({ sort })
      for (let offset = 0; offset < total; offset += 84)
        seen.push(...(await search({ sort, offset })).results.map(({ id }) => id))
      expect(new Set(seen).size).toBe(total)
      expect(total).toBe(await sql('true'))
    }
  })

  it('counts what it finds, and what every filter would leave', async () => {
    for (const style of STYLES)
      expect((await search({ styles: [style] })).total).toBe(await sql(`style = '${style}'`))
    const blue = await search({
      colours: ['blue', 'green'],
      share: 'touch',
      styles: ['floral'],
    })
    expect(blue.total).toBe(await sql("style = 'floral' AND colours && ARRAY['blue', 'green']"))
    for (const { value, count } of blue.facets.style)
      expect(count).toBe(await sql(`style = '${value}' AND colours && ARRAY['blue', 'green']`))
    for (const { value, count } of blue.facets.colour)
      expect(count).toBe(await sql(`style = 'floral' AND '${value}' = ANY (colours)`))
    for (const { value, count } of blue.facets.topic)
      expect(count).toBe(
        await sql(
          `style = 'floral' AND colours && ARRAY['blue', 'green'] AND '${value}' = ANY (topics)`,
        ),
      )
  })

  it('prices a search on wallpaper by the cheapest wallpaper and finds the same designs', async () => {
    const [cloth, paper] = [await search({}), await search({ on: 'wallpaper' })]
    expect(paper.results.map(({ id }) => id)).toEqual(cloth.results.map(({ id }) => id))
    const offers = await gateway.partner().gateway.send(listWallpapers, { query: {} })
    const least = Math.min(
      ...offers
        .filter(({ status }) => status === 'available')
        .flatMap(({ sizes }) => Object.values(sizes).map(({ minor }) => minor)),
    )
    for (const { priceFrom } of paper.results)
      expect(priceFrom).toEqual({ minor: least, currency: 'USD' })
  })

  it('finds inflected and misspelled words', async () => {
    const flowers = await search({ q: 'flowers' })
    expect(flowers.total).toBeGreaterThan(5)
    expect((await search({ q: 'flower' })).total).toBe(flowers.total)
    expect((await search({ q: 'flowrs', sort: 'mostRelevant' })).total).toBeGreaterThan(0)
    expect(await search({ q: 'zzzzzzzzzz' })).toMatchObject({ total: 0, results: [] })
  })

  it('finds designs by the words of other languages', async () => {
    const found = async (lang: string, q: string) => {
      const response = await gateway.fetch(
        `/search/designs?lang=${lang}&q=${encodeURIComponent(q)}`,
      )
      return (await response.json()) as { total: number; searched_for: string | null }
    }
    const foxes = await found('en', 'foxes')
    expect(foxes.total).toBeGreaterThan(0)
    for (const [lang, q] of [
      ['de', 'Füchse'],
      ['es', 'zorros'],
      ['fr', 'renards'],
    ] as const)
      expect(await found(lang, q), q).toMatchObject({ total: foxes.total, searched_for: null })
    // A misspelled word is found in its language.
    expect(await found('de', 'Fühcse')).toMatchObject({
      total: foxes.total,
      searched_for: 'Füchse',
    })
    // The name of the merchandise is passed over without a message.
    for (const [lang, q, design] of [
      ['en', 'foxes wallpaper', null],
      ['de', 'Stoff mit Füchsen', 'Füchse'],
      ['fr', 'papier peint à renards', null],
    ] as const)
      expect(await found(lang, q), q).toMatchObject({ total: foxes.total, searched_for: design })
  })

  it('says what it searched for where a word was misspelled', async () => {
    const typed = await search({ q: 'mothh' })
    expect(typed.searchedFor).toMatch(/^moths?$/)
    expect((await search({ q: 'moth' })).searchedFor).toBeNull()
    expect(await search({ q: 'moth', styles: ['stripe'] })).toMatchObject({
      searchedFor: null,
      total: 0,
    })
  })

  it('keeps sisters of one family apart', async () => {
    const { results } = await search({})
    const { rows } = await gateway.deps.db.pool.query<{ id: number; family: string }>(
      'SELECT id, family FROM designs',
    )
    const families = new Map(rows.map(({ id, family }) => [id, family]))
    const shown = results.slice(0, 24).map(({ id }) => families.get(id))
    for (const [at, family] of shown.entries())
      expect(shown.slice(at + 1, at + 4)).not.toContain(family)
  })

  it('finds by tag, designer and color page', async () => {
    const [card] = (await search({})).results
    expect(
      (await search({ designers: [card?.designer.screenName ?? ''] })).results.every(
        ({ designer }) => designer.id === card?.designer.id,
      ),
    ).toBe(true)
    for (const colour of COLOURS.slice(0, 4))
      expect((await search({ tag: colour })).total).toBeGreaterThanOrEqual(
        await sql(`'${colour}' = ANY (colours)`),
      )
    expect((await search({ tag: 'light-ground' })).total).toBe(
      await sql("'light ground' = ANY (tags)"),
    )
  })

  it('never shows a mature design to a guest', async () => {
    const { rows } = await gateway.deps.db.pool.query<{ id: number }>(
      'UPDATE designs SET mature = true WHERE id = 7 RETURNING id',
    )
    const hidden = rows[0]?.id ?? 0
    const { gateway: client } = gateway.partner()
    expect(await client.send(getDesignCards, { query: { ids: [hidden, 1] } })).toHaveLength(1)
    await expect(
      client.send(getDesign, { params: { id: hidden }, query: {} }),
    ).rejects.toMatchObject({ code: 'NO_IMAGE_AVAILABLE', status: 404 })
    const response = await gateway.fetch(
      '/search/designs?lang=en&showMatureContent=true&sort=newest',
    )
    const { results } = (await response.json()) as { results: { id: number }[] }
    expect(results.map(({ id }) => id)).not.toContain(hidden)
    expect((await gateway.fetch(`/images/designs/${hidden}/card-300.webp`)).status).toBe(404)
    const answer = await gateway.fetch('/design/7')
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { errors: [{ code: 'NO_IMAGE_AVAILABLE', params: { hidden: 'mature' } }] },
    ])
  })

  it('shows a design with its neighbours', async () => {
    const design = await gateway
      .partner()
      .gateway.send(getDesign, { params: { id: 12 }, query: { currency: 'GBP' } })
    expect(
      design.moreByDesigner.every(
        ({ designer, id }) => designer.id === design.designer.id && id !== 12,
      ),
    ).toBe(true)
    expect(design.moreLikeThis.length).toBeGreaterThan(0)
    expect(design.priceFrom).toEqual({ minor: 395, currency: 'GBP' })
  })

  it('prices every fabric in every size, and says what is out of stock', async () => {
    const fabrics = await gateway
      .partner()
      .gateway.send(listFabrics, { query: { currency: 'EUR', country: 'DE' } })
    expect(fabrics).toHaveLength(33)
    // The extra wide ones are cut by length alone.
    for (const { code, pricing } of fabrics)
      expect(Object.keys(pricing.sizes), code).toHaveLength(code.endsWith('_GRAND') ? 2 : 6)
    expect(
      fabrics.filter(({ status }) => status === 'out_of_stock').map(({ code }) => code),
    ).toEqual(['POLARTEC_FLEECE', 'CREPE_DE_CHINE'])
    expect(fabrics[0]).toMatchObject({
      code: 'PETAL_SIGNATURE_COTTON',
      pricing: { defaultSize: 'METER', sizes: { YARD: { minor: 1748, currency: 'EUR' } } },
    })
  })
})
