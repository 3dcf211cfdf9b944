import { isErrorCode } from '@selvage/core/errors'
import type { FlashMessage } from '@selvage/machines/flash'
import { errorText, FlashMessages } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'

interface FlashIslandProps {
  /** The messages that the last page left, with codes and keys for texts. */
  readonly messages: readonly FlashMessage[]
}

/** The messages of the last page, which are announced as soon as the script is there. */
export function FlashIsland({ messages }: FlashIslandProps) {
  const { t } = useMessages()
  return (
    <FlashMessages
      messages={messages.map(({ id, severity, text, params }) => ({
        id,
        severity,
        text: isErrorCode(text)
          ? errorText(t, { code: text, ...(params && { params }) })
          : t(text as 'navigation.preferencesSaved'),
      }))}
    />
  )
}
