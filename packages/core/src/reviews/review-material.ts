import { isFabricCode } from '../fabric/fabric.ts'
import { FABRICS } from '../fabric/fabrics.table.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { isWallpaperCode } from '../wallpaper/wallpaper.ts'
import { WALLPAPERS } from '../wallpaper/wallpapers.table.ts'
import type { WallpaperCode } from '../wallpaper/wallpapers.table.ts'

/** The fabric or the wallpaper that a design was received on, by its code at the gateway. */
export type ReviewMaterial = FabricCode | WallpaperCode

/** The codes of all fabrics and wallpapers. */
export const REVIEW_MATERIALS = [
  ...Object.keys(FABRICS),
  ...Object.keys(WALLPAPERS),
] as ReviewMaterial[]

/** True for the code of a fabric or of a wallpaper. */
export const isReviewMaterial = (value: unknown): value is ReviewMaterial =>
  isFabricCode(value) || isWallpaperCode(value)

/** The parts of an ordered line that say what its design was printed on. */
interface PrintedLine {
  readonly design: { readonly id: number } | null
  readonly fabric: { readonly code: string } | null
  readonly wallpaper: { readonly code: string } | null
}

/**
 * Returns what a design was printed on in an ordered line; undefined for a line of another design,
 * and for a material that cannot be reviewed.
 */
export function materialOfLine(
  { design, fabric, wallpaper }: PrintedLine,
  designId: number,
): ReviewMaterial | undefined {
  const code = wallpaper?.code ?? fabric?.code
  return design?.id === designId && isReviewMaterial(code) ? code : undefined
}
