import { create } from 'storybook/theming'
import type { ThemeVars } from 'storybook/theming'
import { fontFamilies, houseDots, themes } from '../../packages/react/src/tokens/index.ts'
import type { ThemeName } from '../../packages/react/src/tokens/index.ts'
import { codeFamily } from './code-family.ts'

/** The brand of the frame: the shop's name over its five dots, which are brighter on dark paper. */
const brandTitle = (name: ThemeName): string =>
  `<span class="selvage-brand">Selvage<svg data-on="${name}" width="47" height="7" viewBox="0 0 47 7" aria-hidden="true">${houseDots
    .map((color, at) => `<circle cx="${at * 10 + 3.5}" cy="3.5" r="3.5" fill="${color}"/>`)
    .join('')}</svg></span>`

/** Returns Storybook's own theme made of a theme's tokens, for its frame and for docs pages. */
export function houseTheme(name: ThemeName): ThemeVars {
  const color = themes[name]
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: brandTitle(name),
    fontBase: fontFamilies.text,
    fontCode: codeFamily,
    colorPrimary: color.madder,
    colorSecondary: color.chalk,
    appBg: color.sunk,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appHoverBg: color.hair,
    appBorderColor: color.hair,
    appBorderRadius: 2,
    textColor: color.ink,
    textInverseColor: color.paper,
    textMutedColor: color['ink-2'],
    barTextColor: color['ink-2'],
    barHoverColor: color.ink,
    barSelectedColor: color.chalk,
    barBg: color.paper,
    buttonBg: color.raised,
    buttonBorder: color.edge,
    booleanBg: color.sunk,
    booleanSelectedBg: color.raised,
    inputBg: color.raised,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: 2,
  })
}
