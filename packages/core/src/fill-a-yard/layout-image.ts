/** Widths of a filled yard's picture, pixels. */
export const LAYOUT_IMAGE_WIDTHS = [300, 650, 1024] as const
/** A width of a filled yard's picture, pixels. */
export type LayoutImageWidth = (typeof LAYOUT_IMAGE_WIDTHS)[number]

/**
 * URL of the gateway's picture of a layout that is in a cart or was ordered: the whole fabric at
 * print proportions. `image` is the line's `fillAYard.image`.
 */
export function layoutImageUrl(
  gatewayUrl: string,
  {
    image,
    width,
    format,
  }: { readonly image: string; readonly width: LayoutImageWidth; readonly format: 'avif' | 'webp' },
): string {
  return `${gatewayUrl}/images/layouts/${image}/${width}.${format}`
}
