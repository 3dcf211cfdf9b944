import type { Page } from 'playwright-core'

/** Returns the faces of the machine with which a page draws letters; none when all are ours. */
export async function foreignFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#storybook-root, #storybook-root *, #storybook-docs, #storybook-docs *',
  })
  const all = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await session.detach()
  const foreign = all.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont))
  return [...new Set(foreign.map(({ familyName }) => familyName))]
}
