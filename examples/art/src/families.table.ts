import type { Family } from './family.ts'
import { block } from './families/block.ts'
import { cactus } from './families/cactus.ts'
import { cat } from './families/cat.ts'
import { celestial } from './families/celestial.ts'
import { chintz } from './families/chintz.ts'
import { citrus } from './families/citrus.ts'
import { cutout } from './families/cutout.ts'
import { dab } from './families/dab.ts'
import { damask } from './families/damask.ts'
import { deco } from './families/deco.ts'
import { ditsy } from './families/ditsy.ts'
import { folk } from './families/folk.ts'
import { fox } from './families/fox.ts'
import { gingham } from './families/gingham.ts'
import { heart } from './families/heart.ts'
import { herringbone } from './families/herringbone.ts'
import { holly } from './families/holly.ts'
import { houndstooth } from './families/houndstooth.ts'
import { ikat } from './families/ikat.ts'
import { meadow } from './families/meadow.ts'
import { midcentury } from './families/midcentury.ts'
import { monstera } from './families/monstera.ts'
import { mothFamily } from './families/moth.ts'
import { mushroom } from './families/mushroom.ts'
import { plaid } from './families/plaid.ts'
import { polka } from './families/polka.ts'
import { pumpkin } from './families/pumpkin.ts'
import { reef } from './families/reef.ts'
import { scallop } from './families/scallop.ts'
import { sprig } from './families/sprig.ts'
import { strawberry } from './families/strawberry.ts'
import { swift } from './families/swift.ts'
import { terrazzo } from './families/terrazzo.ts'
import { ticking } from './families/ticking.ts'
import { toile } from './families/toile.ts'
import { wave } from './families/wave.ts'

/** Every way of drawing a cloth that the catalogue uses. */
export const FAMILIES: readonly Family[] = [
  block,
  cactus,
  cat,
  celestial,
  chintz,
  citrus,
  cutout,
  dab,
  damask,
  deco,
  ditsy,
  folk,
  fox,
  gingham,
  heart,
  herringbone,
  holly,
  houndstooth,
  ikat,
  meadow,
  midcentury,
  monstera,
  mothFamily,
  mushroom,
  plaid,
  polka,
  pumpkin,
  reef,
  scallop,
  sprig,
  strawberry,
  swift,
  terrazzo,
  ticking,
  toile,
  wave,
]
