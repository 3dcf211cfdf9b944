import { compareWallpapers, estimateWall } from '../../wallpaper/wall-estimate.contract.ts'
import { MAX_WALL_LENGTH, WALL_LENGTH_MESSAGES } from '../../wallpaper/wall-length.ts'
import { listWallpapers } from '../../wallpaper/wallpaper.contract.ts'
import { WALLPAPER_CODES } from '../../wallpaper/wallpaper.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

const wall = { height: 96, widths: [120] }

/** Rules of the wallpaper calculator. */
export const describeWalls: DescribeRules = (open, { describe, test, expect }) => {
  const ask = async (body: object, query = '') => {
    const { raw } = await visit(open)
    return (await raw(['POST', `/wallpapers/prices/calculate/smooth${query}`], { body })).errors
  }

  describe('a wall', () => {
    test('is planned in every wallpaper and priced by the list', async () => {
      const { gateway } = await visit(open)
      const estimates = await gateway.send(compareWallpapers, {
        query: { currency: 'EUR' },
        body: wall,
      })
      const offers = await gateway.send(listWallpapers, { query: { currency: 'EUR' } })
      expect(estimates.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
      for (const { code, status, plan } of estimates) {
        const offer = offers.find((each) => each.code === code)
        expect(status).toBe(offer?.status)
        const [item] = plan?.items ?? []
        const minor = (item && offer?.sizes[item.size]?.minor) ?? 0
        expect(plan?.unitPrice).toEqual({ minor, currency: 'EUR' })
        expect(plan?.total).toEqual({ minor: minor * (item?.quantity ?? 0), currency: 'EUR' })
      }
      const smooth = await gateway.send(estimateWall, {
        params: { code: 'SMOOTH' },
        query: { currency: 'EUR' },
        body: wall,
      })
      expect(smooth).toEqual(estimates.find(({ code }) => code === 'SMOOTH'))
      expect(smooth.plan).toMatchObject({
        panels: 5,
        items: [{ size: 'PANEL_9_FT', length: 108, quantity: 5 }],
      })
    })

    test('that is too high for panels names the wallpapers in stock that fit', async () => {
      const { gateway } = await visit(open)
      const estimates = await gateway.send(compareWallpapers, {
        query: {},
        body: { height: 150, widths: [120] },
      })
      const fitting = estimates.filter(({ plan, status }) => plan && status === 'available')
      expect(estimates.find(({ code }) => code === 'SMOOTH')).toMatchObject({
        plan: null,
        rejection: {
          error: 'panel-height',
          maxHeight: 144,
          alternatives: fitting.map(({ code }) => code),
        },
      })
    })

    test('is measured in centimeters in the metric system', async () => {
      const { gateway } = await visit(open)
      const estimate = await gateway.send(estimateWall, {
        params: { code: 'peel_and_stick' },
        query: { system: 'metric' },
        body: { height: 244, widths: [300] },
      })
      expect(estimate.plan?.items).toEqual([{ size: 'PANEL_9_FT', length: 274, quantity: 5 }])
    })

    test('is rejected with the spec’s text at each length that cannot be read', async () => {
      const value = (field: string, message: string) => ({
        code: 'FIELD_VALUE_INVALID',
        field,
        message,
      })
      expect(await ask({ height: '9.5', widths: [120, 'x'] })).toEqual([
        value('height', WALL_LENGTH_MESSAGES.whole),
        value('widths.1', WALL_LENGTH_MESSAGES.numeric),
      ])
      expect(await ask({ height: 0, widths: [MAX_WALL_LENGTH + 1] })).toEqual([
        value('height', WALL_LENGTH_MESSAGES.minimum),
        value('widths.0', WALL_LENGTH_MESSAGES.maximum),
      ])
      expect(await ask({ height: 96, widths: [] })).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'widths', message: 'required' },
      ])
      expect(await ask({ height: 96, widths: [MAX_WALL_LENGTH, 1] })).toEqual([
        {
          ...value('widths', WALL_LENGTH_MESSAGES.maximum),
          params: { max: MAX_WALL_LENGTH },
        },
      ])
    })

    test('needs a wallpaper and a design that exist', async () => {
      const { gateway } = await visit(open)
      const estimate = gateway.send(estimateWall, {
        params: { code: 'VELVET' },
        query: {},
        body: wall,
      })
      expect(await rejectionOf(estimate)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'code',
        status: 404,
      })
      expect(await ask(wall, '?design_id=2147483647')).toEqual([
        { code: 'NO_IMAGE_AVAILABLE', field: 'design_id' },
      ])
      expect(await ask(wall, '?measurement_system=furlongs')).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: 'measurement_system' },
      ])
    })
  })
}
