import type { ReviewMaterial } from '@selvage/core/reviews'
import { isFabricCode } from '@selvage/core/fabric'
import type { Translate } from '@selvage/i18n/messages'

/** Returns the name of a fabric or of a wallpaper. */
export const materialName = (t: Translate, material: ReviewMaterial): string =>
  isFabricCode(material)
    ? t(`fabric.FABRIC_${material}`)
    : t(`wallpaper.WALLPAPER_${material}_name`)
