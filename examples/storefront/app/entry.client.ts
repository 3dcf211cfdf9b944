import { startIslands } from './island-runtime/start-islands.client.ts'
import { followVisitor } from './account/follow-visitor.client.ts'

startIslands(document)
followVisitor()
if (document.querySelector('form[data-shop-filters]'))
  void import('./shop/live-filters.client.ts').then(({ startLiveFilters }) => startLiveFilters())

// A page from the back/forward cache shows an old cart, so it is loaded again.
addEventListener('pageshow', (event) => {
  if (event.persisted && document.querySelector('[data-fresh]')) location.reload()
})
