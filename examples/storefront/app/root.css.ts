import { globalStyle } from '@vanilla-extract/css'
import { ISLAND_ELEMENT } from './island-runtime/island-marks.ts'

// The parts of an island are laid out as parts of the page.
globalStyle(ISLAND_ELEMENT, { display: 'contents' })
