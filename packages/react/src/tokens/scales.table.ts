/** Distances in pixels, by step. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '72px',
  9: '112px',
} as const

/** Font sizes. Headings shrink on small screens, the first one fluidly. */
export const fontSizes = {
  print: '0.6875rem',
  note: '0.75rem',
  small: '0.875rem',
  label: '0.9375rem',
  body: '1rem',
  lead: '1.1875rem',
  h4: '1.25rem',
  h3: '1.625rem',
  h2: '2.25rem',
  h1: 'clamp(2.375rem, 4.6vw, 4rem)',
} as const

/** The headings' sizes on small screens. */
export const smallScreenSizes = { h4: '1.0625rem', h3: '1.4375rem', h2: '1.8125rem' } as const

/**
 * Font stacks: our faces, then local ones stretched to the same width so that nothing moves when
 * ours arrive.
 */
export const fontFamilies = {
  display: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback DejaVu", Georgia, serif',
  text: '"Commissioner Variable", "Commissioner Fallback", "Commissioner Fallback DejaVu", "Gill Sans", sans-serif',
} as const

/** Line widths and corners: cloth has square corners, controls 2 px. */
export const lines = { hair: '1px', chosen: '2.5px', focus: '3px', corner: '2px' } as const

/** Colour and position only, and none when reduced motion is asked for. */
export const motion = {
  move: '160ms cubic-bezier(0.2, 0.6, 0.2, 1)',
  slide: '220ms cubic-bezier(0.2, 0.6, 0.2, 1)',
} as const

/** Delay before a slide-in panel opens. @source spec 1 §9 */
export const slideInDelayMs = 350

/** Page measures. */
export const measures = { page: '1440px', text: '64ch', gutter: 'clamp(16px, 4vw, 56px)' } as const
