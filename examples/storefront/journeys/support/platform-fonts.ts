import type { Page } from 'playwright-core'

interface Node {
  readonly nodeId: number
  readonly nodeType: number
  readonly children?: readonly Node[]
  readonly shadowRoots?: readonly Node[]
}

const below = ({ children = [], shadowRoots = [] }: Node): Node[] =>
  [...children, ...shadowRoots].flatMap((node) => [node, ...below(node)])

/** Returns the names of the system's fonts with which the letters in shadow roots are drawn. */
export async function platformFontsOfWidgets(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const elements = below(root as Node)
    .flatMap(({ shadowRoots = [] }) => shadowRoots)
    .flatMap(below)
    .filter(({ nodeType }) => nodeType === 1)
  const fonts = new Set<string>()
  for (const { nodeId } of elements) {
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of used) fonts.add(familyName)
  }
  await session.detach()
  return [...fonts]
}
