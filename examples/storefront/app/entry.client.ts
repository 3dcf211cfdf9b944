import { startIslands } from './island-runtime/start-islands.client.ts'

startIslands(document)

// A page from the back/forward cache shows the cart of then: such a page is asked for anew.
addEventListener('pageshow', (event) => {
  if (event.persisted && document.querySelector('[data-fresh]')) location.reload()
})
