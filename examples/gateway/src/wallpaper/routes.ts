import { MAX_ID } from '@selvage/core/contract'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import {
  compareWallpapers,
  estimateWall,
  isWallpaperCode,
  listWallpapers,
  MAX_WALL_LENGTH,
  wallpaperFromSlug,
  WALL_LENGTH_MESSAGES,
  wallRepeat,
} from '@selvage/core/wallpaper'
import type { WallpaperCode, WallRepeat } from '@selvage/core/wallpaper'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designColumns, designs } from '../db/schema/catalogue.ts'
import { repeatOf } from '../design/wire-repeat.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { seesMature } from '../session/sees-mature.ts'
import { estimateAll } from './estimate.ts'
import { readWallpapers, toWireOffers } from './offers.ts'

const list = handle(listWallpapers, async ({ query }, deps) => ({
  wallpapers: toWireOffers(
    await readWallpapers(deps),
    query.currency ?? DEFAULT_CURRENCY,
    query.country,
  ),
}))

const unknown = () => httpError('FIELD_VALUE_INVALID', { status: 404, field: 'code' })
const wallBody = {
  // Room for a list of walls that is far too long, so that it is rejected at its field.
  maxBodyBytes: 1024 * 1024,
  // The spec's sentences for heights and widths. @source spec 2 §8
  messages: Object.values(WALL_LENGTH_MESSAGES),
} as const

/** Reads the wallpaper of a path, written as a code or as a slug. */
function readCode(text: string): WallpaperCode {
  const code = isWallpaperCode(text) ? text : wallpaperFromSlug(text)
  if (code === undefined) throw unknown()
  return code
}

type Asking = Pick<CallContext<typeof compareWallpapers>, 'query' | 'body' | 'visitor'>

/** The repeat of the design that is asked for, as wallpaper prints it. */
async function readRepeat(context: Asking, deps: Deps): Promise<WallRepeat | undefined> {
  const { design_id: id, measurement_system: system } = context.query
  if (id === undefined) return undefined
  const [design] =
    id > MAX_ID
      ? []
      : await deps.db.orm.select(designColumns).from(designs).where(eq(designs.id, id))
  if (!design || (design.mature && !(await seesMature(context, undefined, deps))))
    throw httpError('NO_IMAGE_AVAILABLE', { field: 'design_id' })
  return wallRepeat(repeatOf(design), system)
}

async function estimates(context: Asking, deps: Deps) {
  const {
    query: { measurement_system: system, currency = DEFAULT_CURRENCY, country },
    body: { height, widths },
  } = context
  const found = estimateAll(await readWallpapers(deps), {
    system,
    height,
    widths,
    currency,
    country,
    repeat: await readRepeat(context, deps),
  })
  if (!found)
    throw httpError('FIELD_VALUE_INVALID', {
      field: 'widths',
      message: WALL_LENGTH_MESSAGES.maximum,
      params: { max: MAX_WALL_LENGTH },
    })
  return found
}

const estimate = handle(
  estimateWall,
  async (context, deps) => {
    const code = readCode(context.params.code)
    const found = (await estimates(context, deps)).find((one) => one.code === code)
    if (!found) throw unknown()
    return { wallpaper: found }
  },
  {
    checkPath: (params) => {
      readCode(params['code'] ?? '')
    },
    ...wallBody,
  },
)

const compare = handle(
  compareWallpapers,
  async (context, deps) => ({ wallpapers: await estimates(context, deps) }),
  wallBody,
)

/** Wallpapers: the offer and the calculator. */
export const wallpaperRoutes: readonly Route[] = [list, estimate, compare]
