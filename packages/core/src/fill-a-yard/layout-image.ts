/** Widths of a filled yard's picture, pixels. */
export const LAYOUT_IMAGE_WIDTHS = [300, 650, 1024] as const
export type LayoutImageWidth = (typeof LAYOUT_IMAGE_WIDTHS)[number]

/**
 * The gateway's picture of a layout that was ordered or is in a cart, the whole cloth at print
 * proportions. `image` is the line's `fillAYard.image`.
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
