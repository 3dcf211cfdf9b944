/** Distances in pixels, by step. A half step is midway between two steps. */
export const space = {
  half: '2px',
  1: '4px',
  '1-half': '6px',
  2: '8px',
  '2-half': '10px',
  3: '12px',
  '3-half': '14px',
  4: '16px',
  '4-half': '20px',
  5: '24px',
  '5-half': '28px',
  6: '32px',
  '6-half': '40px',
  7: '48px',
  8: '72px',
  9: '112px',
} as const

/**
 * Font sizes. Headings and the brand shrink on small screens, the first heading fluidly. `print` is
 * the small print of a selvage, `paper` the text of a printed page.
 */
export const fontSizes = {
  print: '0.6875rem',
  note: '0.75rem',
  small: '0.875rem',
  label: '0.9375rem',
  body: '1rem',
  large: '1.0625rem',
  lead: '1.1875rem',
  total: '1.5rem',
  price: '1.875rem',
  brand: '1.9375rem',
  h4: '1.25rem',
  h3: '1.625rem',
  h2: '2.25rem',
  h1: 'clamp(2.375rem, 4.6vw, 4rem)',
  paper: '11pt',
} as const

/** Sizes of headings and of the brand on small screens. */
export const smallScreenSizes = {
  h4: '1.0625rem',
  h3: '1.4375rem',
  h2: '1.8125rem',
  brand: '1.625rem',
} as const

/** Font weights; the display face has the one that is called `display`. */
export const fontWeights = {
  display: '380',
  plain: '400',
  medium: '500',
  strong: '600',
} as const

/** Line heights, without a unit. */
export const lineHeights = {
  flat: '1',
  heading: '1.08',
  title: '1.2',
  control: '1.4',
  body: '1.55',
} as const

/** Letter spacings: large letters stand closer, small capitals and numbers wider. */
export const letterSpacings = {
  brand: '-0.03em',
  display: '-0.022em',
  heading: '-0.012em',
  title: '-0.004em',
  number: '0.02em',
  print: '0.07em',
} as const

/**
 * Font stacks: web fonts, then local fonts stretched to the same width, so that the layout stays
 * when the web fonts arrive.
 */
export const fontFamilies = {
  display: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback DejaVu", Georgia, serif',
  text: '"Commissioner Variable", "Commissioner Fallback", "Commissioner Fallback DejaVu", "Gill Sans", sans-serif',
} as const

/** Line widths, and the radius of a control's corners; cloth has square corners. */
export const lines = { hair: '1px', chosen: '2.5px', focus: '3px', corner: '2px' } as const

/** Transitions of color and position; none with reduced motion. */
export const motion = {
  move: '160ms cubic-bezier(0.2, 0.6, 0.2, 1)',
  slide: '220ms cubic-bezier(0.2, 0.6, 0.2, 1)',
} as const

/** Delay before a slide-in panel opens. @source spec 1 §9 */
export const slideInDelayMs = 350

/** Page measures. */
export const measures = { page: '1440px', text: '64ch', gutter: 'clamp(16px, 4vw, 56px)' } as const
