import type { Currency, Language, MeasurementSystem } from '@selvage/core/locale'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGatewayOptions } from '@selvage/core/testing'
import type { ThemeName } from '@selvage/react/tokens'
import type { Preview } from '@storybook/react-vite'
import { viewportWidths } from './modes.table.ts'
import type { ViewportName } from './modes.table.ts'
import { systemTheme } from './system-theme.ts'

/**
 * Languages of the toolbar: the four languages, `pseudo` for finding untranslated text, and `rtl`
 * for finding layouts that are not mirrored.
 */
export type StoryLanguage = Language | 'pseudo' | 'rtl'

/** Leaves a setting to each story, which may have its own user or design. */
export const AS_THE_STORY = 'story'

/** The settings of the toolbars. */
export interface StoryGlobals {
  readonly language: StoryLanguage
  readonly theme: ThemeName
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /** Who has the browser's session. */
  readonly user: NonNullable<TestGatewayOptions['user']> | typeof AS_THE_STORY
  /** The slug of the sample design that every component shows. */
  readonly design: string
  /** The unit of the rulers on two sides of the canvas. */
  readonly ruler: 'off' | 'length' | 'pixels'
}

interface Item {
  readonly value: string
  readonly title: string
  readonly right?: string
}
type GlobalTypes = NonNullable<Preview['globalTypes']>
type Icon = 'globe' | 'contrast' | 'credit' | 'ruler' | 'user' | 'photo' | 'grid'
const toolbar = (title: string, icon: Icon, items: readonly Item[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

export const initialGlobals: StoryGlobals = {
  language: 'en',
  theme: systemTheme(),
  currency: 'USD',
  measurement: 'imperial',
  user: AS_THE_STORY,
  design: AS_THE_STORY,
  ruler: 'off',
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
  user: toolbar('User type', 'user', [
    { value: AS_THE_STORY, title: 'User of the story' },
    { value: 'visitor', title: 'Visitor' },
    { value: 'guest', title: 'Guest' },
    { value: 'member', title: 'Member' },
  ]),
  design: toolbar('Design', 'photo', [
    { value: AS_THE_STORY, title: 'Design of the story' },
    ...SAMPLE_DESIGNS.map(({ slug, title }) => ({ value: slug, title })),
  ]),
  ruler: toolbar('Rulers', 'grid', [
    { value: 'off', title: 'No rulers' },
    { value: 'length', title: 'Inches or centimeters' },
    { value: 'pixels', title: 'Pixels, in steps of 8' },
  ]),
}

/** Returns the id of the sample design that the toolbar shows in place of the story's own. */
export function pickedDesignId({ design }: Partial<StoryGlobals>): number | undefined {
  return SAMPLE_DESIGNS.find(({ slug }) => slug === design)?.id
}

const viewportNames: Readonly<Record<ViewportName, string>> = {
  narrow: 'Narrow phone',
  mobile: 'Phone, last width',
  tablet: 'Tablet, last width',
  desktop: 'Desktop, first width',
  large: 'Large, first width',
  extraLarge: 'Extra large, first width',
}

/** The viewports of the toolbar; each is as wide as where a layout changes. */
export const viewports = Object.fromEntries(
  Object.entries(viewportWidths).map(([name, width]) => [
    name,
    {
      name: `${viewportNames[name as ViewportName]} · ${width} px`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < viewportWidths.desktop ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
)
