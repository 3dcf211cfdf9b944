/** Parts that a page may begin with: what fetches each, by the selector of an element in it. */
export const partsShown = new Map<string, () => Promise<void>>()

/** Fetches the parts that the server's HTML of an island shows already. */
export async function loadPartsShown(island: ParentNode): Promise<void> {
  await Promise.all(
    [...partsShown].map(([selector, load]) => island.querySelector(selector) && load()),
  )
}
