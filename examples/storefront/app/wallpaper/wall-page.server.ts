import { redirect } from 'react-router'
import { isShopError } from '@selvage/core/contract'
import type { DesignDetail } from '@selvage/core/design'
import { compareWallpapers } from '@selvage/core/wallpaper'
import type { Wall, WallEstimate } from '@selvage/core/wallpaper'
import { readWallForm } from './read-wall-form.ts'
import type { WallForm } from './read-wall-form.ts'
import type { Shop } from '../page/shop-context.ts'

/** The wall of a page, and the gateway's estimates of it. */
export interface PageWall extends Pick<WallForm, 'wall' | 'typed'> {
  /**
   * Absent without a wall, and when the gateway did not answer: the page then shows the local plan.
   */
  readonly estimates?: readonly WallEstimate[]
}

/**
 * Reads the wall of a page. A form without script is redirected to the wall's canonical address,
 * with the design, the line that the page changes, and what the address chooses besides.
 */
export async function readPageWall(
  { gateway, page }: Shop,
  address: URL,
  design?: Promise<DesignDetail>,
): Promise<PageWall> {
  const { id: designId, repeat } = (await design) ?? {}
  const { proper, wall, typed } = readWallForm(address.searchParams, page.measurement, repeat)
  if (proper !== undefined)
    throw redirect(`${address.pathname}?${proper}${restOf(address, page.override)}`, 302)
  if (!wall) return typed ? { typed } : {}
  const estimates = await estimatesOf(wall)
  return { wall, ...(typed && { typed }), ...(estimates && { estimates }) }

  async function estimatesOf({
    system,
    height,
    widths,
  }: Wall): Promise<readonly WallEstimate[] | undefined> {
    const { currency, country } = page
    try {
      return await gateway.send(compareWallpapers, {
        query: { system, designId, currency, country },
        body: { height, widths },
      })
    } catch (error) {
      if (isShopError(error)) return undefined
      throw error
    }
  }
}

/** The parameters that a page with a wall takes along, with the form that each has. */
const TAKEN_ALONG = [
  ['design_id', /^\d+$/],
  ['order_item_id', /^[\w-]{1,64}$/],
] as const

function restOf({ searchParams }: URL, override: string): string {
  const taken = TAKEN_ALONG.flatMap(([name, form]) => {
    const value = searchParams.get(name)
    return value !== null && form.test(value) ? [`&${name}=${value}`] : []
  })
  return [...taken, ...(override === '' ? [] : [`&${override}`])].join('')
}
