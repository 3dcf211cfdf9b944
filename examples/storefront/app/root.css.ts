import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { ISLAND_ELEMENT } from './island-runtime/island-marks.ts'

// The parts of an island are laid out as parts of the page.
globalStyle(ISLAND_ELEMENT, { display: 'contents' })

// The bar at the foot of a product's page covers neither the page's end nor what has the focus.
globalStyle('body:has([data-buy-bar])', { paddingBlockEnd: vars.space[9] })
globalStyle('html:has([data-buy-bar])', { scrollPaddingBlockEnd: vars.space[9] })
