import type { ReactNode } from 'react'

// A control character, which no sentence contains, marks the place of the element.
const MARKER = '\u0001'

/** A translated sentence that contains an element. */
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
