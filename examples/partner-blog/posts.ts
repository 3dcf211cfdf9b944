import { html } from './html.ts'
import type { Html } from './html.ts'
import type { Settings } from './settings.ts'
import {
  addToCart,
  collectionStrip,
  designCard,
  fillAYard,
  wallpaperCalculator,
} from './widgets.ts'
import type { Mentioned } from './widgets.ts'

export interface Post {
  readonly path: string
  readonly title: string
  readonly posted: string
  readonly intro: string
  body(settings: Settings): Html
  side?(settings: Settings): Html
}

const strawberries: Mentioned = { id: 15, title: 'Strawberry Patch' }
const swifts: Mentioned = { id: 16, title: 'Swifts over Hove' }
const shoal: Mentioned = { id: 4, title: 'Shoal' }
const foyer: Mentioned = { id: 19, title: 'Grand Foyer' }

const attic: Mentioned = { id: 10, title: 'Attic Trunk' }

const nowSewing = html`<div class="poll">
  <b>Now sewing</b><br />Three bolster covers, one regret.
</div>`

export const posts: readonly Post[] = [
  {
    path: '/an-apron-that-outlives-the-jam',
    title: 'An apron that outlives the jam',
    posted: 'Posted 9 May by Odile',
    intro:
      'I cut this one from a single yard, with the bib on the cross so the strawberries tip towards you.',
    body: (settings) =>
      html` <p>
          I cut this one from a single yard, with the bib on the cross so the strawberries tip
          towards you. The canvas has enough body to stand up on its own, which I cannot say of
          myself by Thursday.
        </p>
        <p>
          If you want the same cloth, here it is. Two yards gives you the apron, a mitt and a spare
          pocket.
        </p>
        ${addToCart(settings, strawberries, { fabric: 'linen_cotton_canvas', size: 'yard', quantity: 2 })}
        <p>
          Wash the canvas first, hot, and iron it damp. Then cut the straps along the selvage, where
          the little coloured dots are. I leave mine showing.
        </p>
        <p>
          The pocket wants to be wider than you think. Lay your hand flat on the cloth, add a jar
          lid, and stop there.
        </p>`,
    side: (settings) => html`${nowSewing}${designCard(settings, swifts)}`,
  },
  {
    path: '/bolsters-and-one-regret',
    title: 'Bolsters, and one regret',
    posted: 'Posted 2 May by Odile',
    intro: 'Three covers in an afternoon, if you match the repeat before the tea goes cold.',
    body: (settings) =>
      html` <p>
          Three covers in an afternoon, if you match the repeat before the tea goes cold. I did not,
          and one of them will face the wall.
        </p>
        <p>These two were on the table. The fish won.</p>
        <div class="pair">${designCard(settings, shoal)}${designCard(settings, foyer)}</div>
        <p>The rest of what I carried home:</p>
        ${collectionStrip(settings, attic)}
        <p>
          For a bolster of 18 inches you need the length plus an inch and the girth plus two. Cord
          the ends or do not, but decide before you cut.
        </p>`,
    side: (settings) => html`${nowSewing}${designCard(settings, strawberries)}`,
  },
  {
    path: '/the-wall-behind-the-machine',
    title: 'The wall behind the machine',
    posted: 'Posted 25 April by Odile',
    intro: 'Ten feet of plaster, eight feet high, and a stain in the shape of Portugal.',
    body: (settings) =>
      html` <p>
          Ten feet of plaster, eight feet high, and a stain in the shape of Portugal. It was paint
          or paper, and paint does not have birds on it.
        </p>
        <p>The shop works out the panels. Put your own wall in; mine is in there to begin with.</p>
        ${wallpaperCalculator(settings, swifts, { height: 96, widths: 120, measurement: 'imperial' })}
        <p>
          Hang from the window towards the door, and do not let anybody hold the other end who is
          afraid of glue.
        </p>`,
  },
  {
    path: '/six-inch-squares',
    title: 'Six inch squares',
    posted: 'Posted 18 April by Odile',
    intro: 'A quilt top for people who cannot cut straight, by one of them.',
    body: (settings) =>
      html` <p>
          A quilt top for people who cannot cut straight, by one of them. The squares are printed
          next to each other on one yard, so all you do is quilt along the lines and accept the
          praise.
        </p>
        ${fillAYard(settings, attic, { 'template-id': 4 })}
        <p>Mine has eleven cats in it. Nobody has counted yet.</p>`,
  },
]

/** Fifty designs on one page. */
export const wishList: readonly Mentioned[] = Array.from({ length: 50 }, (_, at) => ({
  id: at + 1,
  title: `Design ${at + 1}`,
}))
