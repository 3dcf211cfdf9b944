import { CART_CHANNEL, POSTED_MARK } from './cart/cart-channel.ts'
import { startIslands } from './island-runtime/start-islands.client.ts'
import { followVisitor } from './account/follow-visitor.client.ts'

startIslands(document)
followVisitor()
if (document.querySelector('form[data-shop-filters]'))
  void import('./shop/live-filters.client.ts').then(({ startLiveFilters }) => startLiveFilters())
const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed']
if (viewed)
  void import('./design/recently-viewed.ts').then(({ rememberViewed }) =>
    rememberViewed(Number(viewed)),
  )
if (document.querySelector('[data-hearts]'))
  void import('./favorites/hearts.client.ts').then(({ startHearts }) => startHearts())

// A page from the back/forward cache shows an old cart, so it is loaded again.
addEventListener('pageshow', (event) => {
  if (event.persisted && document.querySelector('[data-fresh]')) location.reload()
})

// Another tab has changed the cart, so the parts that show it read it again.
new BroadcastChannel(CART_CHANNEL).onmessage = ({ data }) => {
  if (data !== document.body.dataset[POSTED_MARK])
    void import('./cart/follow-tabs.client.ts').then(({ wakeCart }) => wakeCart())
}

// The announcement bar's form closes it without a script too.
document.querySelector('[data-closed-cookie]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  void import('./site/announcement.client.ts').then(
    ({ closeInPlace }) => closeInPlace(),
    () => (event.target as HTMLFormElement).submit(),
  )
})

// The first control that has the focus may be removed by its own press.
addEventListener(
  'focusin',
  ({ target }) =>
    void import('./page/keep-focus.client.ts').then(({ keepFocus }) => keepFocus(target)),
  { once: true },
)
