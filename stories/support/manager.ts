import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themes } from '../../packages/react/src/tokens/index.ts'
import type { ThemeName } from '../../packages/react/src/tokens/index.ts'
import { houseTheme } from './house-theme.ts'
import { systemTheme } from './system-theme.ts'

// The frame has no style sheet of ours, so its faces are added here.
for (const [family, source] of [
  ['Commissioner Variable', commissioner],
  ['Fraunces Variable', fraunces],
] as const) {
  const face = new FontFace(family, `url(${source})`, { weight: '100 900' })
  document.fonts.add(face)
  void face.load()
}

const brand = document.createElement('style')
brand.textContent = `.selvage-brand {
  display: inline-grid; gap: 6px; padding-block: 2px;
  font: 380 1.625rem/1 "Fraunces Variable", Georgia, serif;
  font-variation-settings: "SOFT" 40, "WONK" 1; letter-spacing: -0.03em;
}
.selvage-brand [data-on=dark] { filter: brightness(1.55); }`
document.head.append(brand)

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes

addons.setConfig({
  theme: houseTheme(systemTheme()),
  sidebar: { showRoots: true },
})
// The frame follows the toolbar, so that a dark page does not stand in a light one.
addons.register('selvage/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void => {
    const { theme } = globals
    if (isTheme(theme)) api.setOptions({ theme: houseTheme(theme) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
