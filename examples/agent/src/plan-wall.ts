import { MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import { compareWallpapers } from '@selvage/core/wallpaper'
import * as v from 'valibot'
import { amount } from './amount.ts'
import { designId } from './design-id.ts'
import { defineTool } from './tool.ts'

const length = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Plans a wall. */
export const planWall = defineTool({
  name: 'plan_wall',
  title: 'Plan wallpaper for walls',
  description:
    'Says for every wallpaper how many rolls or panels the walls take, with the repeat of the design matched, and what they cost; or why it does not fit.',
  isReadOnly: true,
  input: {
    design_id: v.optional(designId),
    measurement: v.pipe(
      v.picklist(MEASUREMENT_SYSTEMS),
      v.description('imperial: whole inches; metric: whole centimeters'),
    ),
    height: length,
    widths: v.pipe(v.array(length), v.minLength(1), v.maxLength(20)),
  },
  async run(shop, { design_id: id, measurement, height, widths }) {
    const { country, currency } = shop.place
    const estimates = await shop.client().send(compareWallpapers, {
      query: { system: measurement, designId: id, currency, country },
      body: { height, widths },
    })
    return {
      wallpapers: estimates.map(({ code, status, plan, rejection }) => ({
        wallpaper: code,
        available: status === 'available',
        plan: plan && {
          panels: plan.panels,
          waste_percent: plan.wastePercent,
          items: plan.items.map(({ size, quantity }) => ({ size, quantity })),
          price: amount(plan.total),
        },
        does_not_fit: rejection?.error ?? null,
      })),
      url: id === undefined ? shop.pageOf('shop', null) : shop.pageOf('wallpaper', id),
    }
  },
})
