import type { Family } from './family.ts'
import { cutout } from './families/cutout.ts'
import { ditsy } from './families/ditsy.ts'
import { gingham } from './families/gingham.ts'
import { plaid } from './families/plaid.ts'
import { polka } from './families/polka.ts'
import { scallop } from './families/scallop.ts'
import { sprig } from './families/sprig.ts'
import { strawberry } from './families/strawberry.ts'
import { terrazzo } from './families/terrazzo.ts'
import { ticking } from './families/ticking.ts'

/** Every way of drawing a cloth that the catalogue uses. */
export const FAMILIES: readonly Family[] = [cutout, ditsy, gingham, plaid, polka, scallop, sprig, strawberry, terrazzo, ticking]
