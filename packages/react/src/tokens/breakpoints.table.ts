/**
 * Viewport widths in px: the last width of `mobile` and `tablet`, the first width of the others.
 * @source spec 2 §9
 */
export const breakpoints = {
  mobile: 496,
  tablet: 768,
  desktop: 769,
  large: 1025,
  extraLarge: 1808,
} as const

/** Media conditions of viewport ranges. */
export const media = {
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  upToTablet: `(max-width: ${breakpoints.tablet}px)`,
  fromDesktop: `(min-width: ${breakpoints.desktop}px)`,
  fromLarge: `(min-width: ${breakpoints.large}px)`,
  fromExtraLarge: `(min-width: ${breakpoints.extraLarge}px)`,
} as const
