import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import BAD_INPUTS from './calculator.bad-inputs.json' with { type: 'json' }
import { openCartGateway, readRejection } from '../testing/cart-gateway.ts'
import { postWall } from './testing/post-wall.ts'

interface BadInput {
  readonly input: {
    readonly path?: string
    readonly height?: unknown
    readonly widths?: unknown
    readonly unit?: string
    readonly design?: string
  }
  readonly verdict: string
  readonly http: number | null
  readonly code: string | null
  readonly message: string | null
}

describe.each(DATABASES)('hostile input of the wallpaper calculator on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())

  /** Feet where the row says no unit: 12 ft are 144 in. */
  const INCHES_PER_FOOT = 12
  const feet = (value: unknown): unknown =>
    typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e6
      ? value * INCHES_PER_FOOT
      : value
  const spread = (widths: unknown): unknown =>
    typeof widths === 'object' && widths !== null && '$repeatList' in widths
      ? Array((widths.$repeatList as [number, number])[1]).fill(
          (widths.$repeatList as [number, number])[0],
        )
      : widths
  const lengths = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(feet) : feet(value)

  it.each(BAD_INPUTS)('$id', async ({ input, verdict, http, code, message }: BadInput) => {
    if (input.path !== undefined) {
      for (const body of [{ height: 96, widths: [120] }, undefined])
        expect((await postWall(gateway, input.path, body ?? '')).status).toBe(http)
      return
    }
    const metric = input.unit === 'cm'
    const widths = spread(input.widths ?? [10])
    const body = metric
      ? { height: input.height, widths }
      : { height: lengths(input.height), widths: lengths(widths) }
    const query = `measurement_system=${metric ? 'metric' : 'imperial'}${input.design === undefined ? '' : `&design_id=${await tallHalfDrop()}`}`
    const answer = await postWall(gateway, `/wallpapers/prices/calculate/SMOOTH?${query}`, body)
    if (message?.includes('{alternatives}')) {
      const { wallpaper } = (await answer.json()) as {
        wallpaper: { plan: null; rejection: { error: string } }
      }
      expect(wallpaper).toMatchObject({
        plan: null,
        rejection: { error: message.startsWith('For walls') ? 'panel-height' : 'panel-repeat' },
      })
    } else if (verdict === 'accept') {
      expect(answer.status).toBe(200)
    } else {
      const [status, ...errors] = await readRejection(answer)
      expect(status).toBe(http ?? 400)
      if (message !== null)
        expect(errors.every((error) => String(error).endsWith(message))).toBe(true)
      if (code !== null) expect(errors.every((error) => String(error).startsWith(code))).toBe(true)
      expect(errors.length).toBeGreaterThan(0)
    }
  })

  /**
   * A half-drop of one column in a panel, whose half repeat no panel has left over eleven feet.
   */
  async function tallHalfDrop(): Promise<number> {
    const { rows } = await gateway.deps.db.pool.query<{ id: number }>(
      "UPDATE designs SET repeat_type = 'half-drop', repeat_width_in = 24, repeat_height_in = 26, period_width_in = 48, period_height_in = 26 WHERE id = 250 RETURNING id",
    )
    return rows[0]?.id ?? 0
  }

  it('reads no price for a hundred thousand walls', async () => {
    const { db } = gateway.deps
    const before = gateway.deps.db.orm.select
    let asked = 0
    const orm = db.orm as { select: typeof before }
    orm.select = ((...all: Parameters<typeof before>) => {
      asked += 1
      return before.apply(db.orm, all)
    }) as typeof before
    try {
      expect(
        (
          await postWall(gateway, '/wallpapers/prices/calculate', {
            height: 12,
            widths: Array(100_000).fill(10),
          })
        ).status,
      ).toBe(400)
      expect(asked).toBe(0)
    } finally {
      orm.select = before
    }
  })
})
