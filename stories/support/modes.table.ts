import { breakpoints } from '../../packages/react/src/tokens/index.ts'

/**
 * Widths of the viewports, pixels: those of the spec, and 320 for reflow (WCAG 2.2 §1.4.10).
 * @source spec 2 §9
 */
export const viewportWidths = { narrow: 320, ...breakpoints } as const
export type ViewportName = keyof typeof viewportWidths

/** Settings of the toolbars and a width, with which a story's look is compared. */
export interface Mode {
  readonly theme: 'light' | 'dark' | 'contrast'
  readonly language: 'en' | 'de' | 'es' | 'fr' | 'pseudo' | 'rtl'
  readonly viewport: ViewportName
  readonly currency?: 'USD' | 'GBP' | 'EUR' | 'CAD' | 'AUD'
  readonly measurement?: 'imperial' | 'metric'
}

const metric = { currency: 'EUR', measurement: 'metric' } as const

/**
 * The modes of Chromatic and of the local screenshots. Every theme, language and viewport is in one
 * of them, and the narrowest width has the longest language.
 */
export const modes = {
  'light-en-large': { theme: 'light', language: 'en', viewport: 'large' },
  'dark-de-narrow': { theme: 'dark', language: 'de', viewport: 'narrow', ...metric },
  'contrast-fr-mobile': { theme: 'contrast', language: 'fr', viewport: 'mobile', ...metric },
  'dark-es-tablet': { theme: 'dark', language: 'es', viewport: 'tablet', ...metric },
  'light-rtl-desktop': { theme: 'light', language: 'rtl', viewport: 'desktop' },
  'light-pseudo-extra-large': { theme: 'light', language: 'pseudo', viewport: 'extraLarge' },
} as const satisfies Record<string, Mode>
export type ModeName = keyof typeof modes
