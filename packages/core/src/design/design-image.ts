/**
 * Views of a design's picture: `card` shows 12 x 12.72 in of fabric, `tile` is exactly one period
 * of the pattern.
 */
export const IMAGE_VIEWS = ['card', 'tile'] as const
/** A view of a design's picture. */
export type ImageView = (typeof IMAGE_VIEWS)[number]
/**
 * Pixel widths that are rendered. A card on a phone, where two stand side by side, takes 480.
 * @source spec 1 §9 (thumbnail 300; widths 650 and 1024)
 */
export const IMAGE_WIDTHS = [300, 480, 650, 1024] as const
/** A pixel width that is rendered. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
/** Formats that pictures are rendered in. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const
/** A format that pictures are rendered in. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
/** Size of the fabric in the `card` view, inches. */
export const CARD_WINDOW_IN = { width: 12, height: 12.72 } as const

/** URL of a design's picture at a gateway. */
export function designImageUrl(
  gatewayUrl: string,
  {
    id,
    view,
    width,
    format,
  }: { id: number; view: ImageView; width: ImageWidth; format: ImageFormat },
): string {
  return `${gatewayUrl.replace(/\/$/, '')}/images/designs/${id}/${view}-${width}.${format}`
}

/** URL of the picture on a design's card for a browser that reads no `srcset`, 300 px wide. */
export function designCardUrl(gatewayUrl: string, designId: number): string {
  return designImageUrl(gatewayUrl, { id: designId, view: 'card', width: 300, format: 'webp' })
}

/** The `srcset` of a view, with every width. */
export function designSrcSet(
  gatewayUrl: string,
  designId: number,
  view: ImageView,
  format: ImageFormat,
): string {
  return IMAGE_WIDTHS.map(
    (width) => `${designImageUrl(gatewayUrl, { id: designId, view, width, format })} ${width}w`,
  ).join(', ')
}
