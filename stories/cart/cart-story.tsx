import { listSaved, saveItem } from '@selvage/core/cart'
import type { Cart, CartItemInput, SavedPage } from '@selvage/core/cart'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { CartFlow } from '@selvage/react/cart'
import { useMessages } from '@selvage/react/messages'
import type { LineLinksOf } from '@selvage/react/order'
import type { StoryGlobals } from '../support/globals.ts'
import { linesFor, mixedLinesFor, readCart } from '../support/read.ts'
import { openStoryShop } from '../support/shop.ts'
import type { StoryShop } from '../support/shop.ts'
import * as css from './cart-story.css.ts'

/** Where the cart of a story was taken. */
export interface TakenCart {
  /** Address of the storefront that checks out, where it is on another origin. */
  readonly storefront?: string
}

/** The data of a cart page: undefined when the cart could not be loaded. */
export interface CartRead extends TakenCart {
  readonly cart: Cart | null | undefined
  /** The saved lines, null when they could not be loaded; left out for a cart without them. */
  readonly saved?: SavedPage | null
}

interface CartSettings {
  readonly gateway?: TestGatewayOptions
  /** Scenario of the gateway after the page was loaded. */
  readonly then?: TestGatewayOptions['scenario']
  /** True for a line of each kind. */
  readonly mixed?: true
  readonly empty?: true
  /** How many of the lines are saved for later, or `unread` where the list could not be loaded. */
  readonly saved?: number | 'unread'
  /** True when the page could not load the cart. */
  readonly unread?: true
  /** True when this tab took its cart to a storefront on another origin. */
  readonly moved?: true
}

const lineLinks: LineLinksOf = ({ id, design, fillAYard, cleanup }) => ({
  page: design ? `#design-${design.id}` : '#collection',
  edit: `#edit-${id}`,
  mend: cleanup === 'design_unavailable' ? '#shop' : `#edit-${id}`,
  ...(fillAYard && { cuttingGuide: `#guide-${id}` }),
})

/** A cart page with its title and its flow. */
export function CartPage({ story }: { readonly story: StoryShop & CartRead }) {
  const { t } = useMessages()
  return (
    <>
      <h1 className={css.title}>{t('cart.title')}</h1>
      <CartFlow
        cart={story.cart}
        saved={story.saved}
        action="#cart"
        {...(story.storefront === undefined
          ? { checkoutHref: '#checkout' }
          : { storefront: story.storefront })}
        logInHref="#log-in"
        discountsHref="#discounts"
        shopHref="#shop"
        hrefFor={lineLinks}
      />
    </>
  )
}

/** Opens a shop for a story of the cart and loads the data of its page. */
export async function cartLoader({
  globals,
  parameters,
}: {
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}) {
  const { gateway, then, mixed, empty, unread, moved, saved } = (parameters['cart'] ??
    {}) as CartSettings
  const set = { measurement: 'imperial', ...globals } as StoryGlobals
  const story = openStoryShop(globals, {
    ...(!empty && { items: mixed ? mixedLinesFor(set) : linesFor(set) }),
    ...gateway,
  })
  const list = await save(story, saved)
  const read = unread ? { cart: undefined } : await readCart(story)
  if (then !== undefined) story.test.play(then)
  return { story: { ...story, ...(moved && takenFrom(story)), ...read, ...list } }
}

/** Saves the last lines of a story's cart for later, and reads what is saved. */
async function save(
  story: StoryShop,
  saved: CartSettings['saved'],
): Promise<Pick<CartRead, 'saved'>> {
  if (saved === undefined) return {}
  if (saved === 'unread') return { saved: null }
  const { gateway } = story.shop
  for (let left = saved; left > 0; left -= 1) {
    const { cart } = await readCart(story)
    const last = cart?.items.at(-1)
    if (!cart || !last) break
    await gateway.send(saveItem, { params: { id: last.id } }, { version: cart.version })
  }
  return { saved: await gateway.send(listSaved, { query: {} }) }
}

/** Returns a story's shop as it is once this tab has taken its cart to another origin. */
export const takenFrom = ({ shop }: StoryShop): TakenCart & Pick<StoryShop, 'shop'> => ({
  shop: { ...shop, wasHandedOver: () => true },
  storefront: 'https://selvage.example',
})

/** Returns a line for each sample design. */
export const manyLines = (): CartItemInput[] =>
  SAMPLE_DESIGNS.map(({ id }, at) => ({
    designId: id,
    fabric: at % 2 ? 'VELVET' : 'COTTON_LAWN',
    size: at % 3 ? 'YARD' : 'TEST_SWATCH_YARD',
    quantity: 1 + at,
  }))
