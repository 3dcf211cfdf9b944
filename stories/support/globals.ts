import type { Currency, Language, MeasurementSystem } from '@selvage/core/locale'
import type { ThemeName } from '@selvage/react/tokens'
import type { Preview } from '@storybook/react-vite'

/**
 * Languages of the toolbar: the four languages, `pseudo` for finding untranslated text, and `rtl`
 * for finding layouts that are not mirrored.
 */
export type StoryLanguage = Language | 'pseudo' | 'rtl'

/** The settings of the toolbars. */
export interface StoryGlobals {
  readonly language: StoryLanguage
  readonly theme: ThemeName
  readonly currency: Currency
  readonly measurement: MeasurementSystem
}

interface Item {
  readonly value: string
  readonly title: string
  readonly right?: string
}
type GlobalTypes = NonNullable<Preview['globalTypes']>
type Icon = 'globe' | 'contrast' | 'credit' | 'ruler'
const toolbar = (title: string, icon: Icon, items: readonly Item[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

export const initialGlobals: StoryGlobals = {
  language: 'en',
  theme: 'light',
  currency: 'USD',
  measurement: 'imperial',
}

export const globalTypes: GlobalTypes = {
  language: toolbar('Language', 'globe', [
    { value: 'en', title: 'English', right: 'en' },
    { value: 'de', title: 'Deutsch', right: 'de' },
    { value: 'es', title: 'Español', right: 'es' },
    { value: 'fr', title: 'Français', right: 'fr' },
    { value: 'pseudo', title: 'Pseudo', right: 'Þšéúđó' },
    { value: 'rtl', title: 'Pseudo, right to left', right: 'RTL' },
  ]),
  theme: toolbar('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'contrast', title: 'More contrast' },
  ]),
  currency: toolbar('Currency', 'credit', [
    { value: 'USD', title: 'US$' },
    { value: 'GBP', title: '£' },
    { value: 'EUR', title: '€' },
    { value: 'CAD', title: 'CA$' },
    { value: 'AUD', title: 'AU$' },
  ]),
  measurement: toolbar('Measurement', 'ruler', [
    { value: 'imperial', title: 'Inches, yards' },
    { value: 'metric', title: 'Centimeters, meters' },
  ]),
}

/**
 * Widths of the viewports, pixels: those of the spec, and 320 for reflow.
 * @source spec 2 §9
 */
const widths = {
  narrow: 320,
  mobile: 496,
  tablet: 768,
  desktop: 769,
  large: 1025,
  extraLarge: 1808,
}

export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < 769 ? 'mobile' : 'desktop',
    },
  ]),
)
