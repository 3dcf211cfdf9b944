import { vars } from './contract.css.ts'
import { bodyText, elements } from './elements.table.ts'
import { documentStyle } from './layered.ts'
import { colorScheme, systemTheme } from './theme.css.ts'

// Without `data-theme` a document of ours follows the system; a host's document may not be able to.
documentStyle(':root:not([data-theme])', systemTheme)
documentStyle(':root', { colorScheme: colorScheme as 'light' })
documentStyle('html', { textSizeAdjust: '100%', scrollPaddingBlockStart: vars.space[7] })
documentStyle('body', { margin: 0, background: vars.color.paper, ...bodyText })
for (const [selectors, rule] of elements) documentStyle(selectors, rule)
documentStyle('body', {
  '@media': { print: { background: '#fff', color: '#000', fontSize: vars.size.paper } },
})
