import { assignVars } from '@vanilla-extract/css'
import { lightColors } from '../tokens/colors.table.ts'
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
// Paper is white in every theme.
documentStyle('body', {
  '@media': {
    print: {
      vars: assignVars(vars.color, lightColors),
      background: '#fff',
      color: '#000',
      fontSize: vars.size.paper,
    },
  },
})
