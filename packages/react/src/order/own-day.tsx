import type { ReactNode } from 'react'
import { RichText } from '../messages/rich-text.tsx'
import { OwnTime } from './own-time.tsx'

interface OwnDayProps {
  /** ISO time. */
  readonly at: string
  /** Returns the sentence around the day. */
  readonly sentence: (day: string) => string
}

/** A sentence with a day: that of UTC on the server, then that of the reader's zone. */
export function OwnDay({ at, sentence }: OwnDayProps): ReactNode {
  return (
    <RichText sentence={sentence}>
      <OwnTime at={at} day="medium" />
    </RichText>
  )
}
