import type { ImageFormat } from '../design/design-image.ts'
import type { HomeGoodCode, HomeGoodSize } from './home-goods.table.ts'

/** Pixel widths that the picture of a home good is rendered in. */
export const HOME_GOOD_IMAGE_WIDTHS = [300, 480, 650, 1024] as const
/** A pixel width of a home good's picture. */
export type HomeGoodImageWidth = (typeof HOME_GOOD_IMAGE_WIDTHS)[number]

/** The sides of the picture, as a proportion. */
export const HOME_GOOD_IMAGE_RATIO = { width: 5, height: 4 } as const

/** A design on a home good of one size. */
export interface PicturedHomeGood {
  readonly designId: number
  readonly homeGood: HomeGoodCode
  readonly size: HomeGoodSize
}

/** Returns the name of the picture of a design on a home good: `home-good-TEA_TOWEL-18X27-12`. */
export const homeGoodPictureName = ({
  designId,
  homeGood,
  size,
}: Omit<PicturedHomeGood, 'size'> & { readonly size: string }): string =>
  ['home-good', homeGood, size, designId].join('-')

/** Returns the height of a home good's picture of a width, px. */
export const homeGoodImageHeight = (width: HomeGoodImageWidth): number =>
  Math.round((width * HOME_GOOD_IMAGE_RATIO.height) / HOME_GOOD_IMAGE_RATIO.width)

/** URL of the picture of a design on a home good. The picture at a URL never changes. */
export function homeGoodImageUrl(
  gatewayUrl: string,
  pictured: PicturedHomeGood,
  { width, format }: { readonly width: HomeGoodImageWidth; readonly format: ImageFormat },
): string {
  const name = homeGoodPictureName(pictured)
  return `${gatewayUrl.replace(/\/$/, '')}/images/products/${name}/${width}.${format}`
}

/** The `srcset` of the picture of a design on a home good, with every width. */
export function homeGoodSrcSet(
  gatewayUrl: string,
  pictured: PicturedHomeGood,
  format: ImageFormat,
): string {
  return HOME_GOOD_IMAGE_WIDTHS.map(
    (width) => `${homeGoodImageUrl(gatewayUrl, pictured, { width, format })} ${width}w`,
  ).join(', ')
}
