import { FlashMessages } from '@selvage/react/flash'
import type { FlashMessage } from '@selvage/react/flash'

interface FlashIslandProps {
  /** The messages that the last page left. */
  readonly messages: readonly FlashMessage[]
}

/** The messages of the last page, which are announced as soon as the script is there. */
export function FlashIsland({ messages }: FlashIslandProps) {
  return <FlashMessages messages={messages} />
}
