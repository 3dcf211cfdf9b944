import { globalStyle } from '@vanilla-extract/css'
import { ISLAND_ELEMENT } from './island-runtime/island-marks.ts'

// An island is laid out as if its parts stood in the page themselves.
globalStyle(ISLAND_ELEMENT, { display: 'contents' })
