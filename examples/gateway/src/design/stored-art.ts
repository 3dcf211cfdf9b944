import type { Art } from '@selvage/example-art'
import type { DesignRow } from '../db/schema/catalogue.ts'
import type { LayoutArt } from '../db/schema/layout.ts'

type StoredColumns = Pick<
  DesignRow,
  'family' | 'seed' | 'palette' | 'artId' | 'repeatType' | 'repeatWidthIn' | 'repeatHeightIn'
>

/** Returns a row's art as it is stored: of its family, or of its picture; undefined for none. */
export function artToStore(row: StoredColumns): LayoutArt | undefined {
  const { family, seed, palette, artId, repeatWidthIn, repeatHeightIn } = row
  const repeat = row.repeatType as LayoutArt['repeat']
  if (family !== null && seed !== null && palette !== null) return { family, seed, palette, repeat }
  return artId === null ? undefined : { artId, repeat, repeatWidthIn, repeatHeightIn }
}

/** Returns stored art with its picture; undefined once that is gone. */
export function toArt(
  stored: LayoutArt,
  pictureOf: (artId: string) => Uint8Array | null | undefined,
): Art | undefined {
  if (!('artId' in stored)) return stored
  const { artId, ...repeat } = stored
  const picture = pictureOf(artId)
  return picture ? { ...repeat, picture } : undefined
}
