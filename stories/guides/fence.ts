/** Returns the code of the document's block that begins with a text. */
export function fence(document: string, start: string): string {
  const block = [...document.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].find(([, code]) =>
    code?.startsWith(start),
  )
  if (block?.[1] === undefined) throw new Error(`No block of the document begins with ${start}.`)
  return block[1].trimEnd()
}
