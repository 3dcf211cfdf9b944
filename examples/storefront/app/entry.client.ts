import { startIslands } from './island-runtime/start-islands.client.ts'
import { followVisitor } from './account/follow-visitor.client.ts'

startIslands(document)
followVisitor()

// A page from the back/forward cache shows an old cart, so it is loaded again.
addEventListener('pageshow', (event) => {
  if (event.persisted && document.querySelector('[data-fresh]')) location.reload()
})
