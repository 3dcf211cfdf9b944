import type { ReactNode } from 'react'

// A word of no language: it finds the place of an element in a translated sentence.
const MARKER = '\u0001'

/** A sentence with an element in it, wherever the language puts it. */
export function RichText({
  sentence,
  children,
}: {
  readonly sentence: (place: string) => string
  readonly children: ReactNode
}): ReactNode {
  const [before = '', after] = sentence(MARKER).split(MARKER)
  return after === undefined ? (
    before
  ) : (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
