import { Button } from '@selvage/react/button'
import type { ButtonKind } from '@selvage/react/button'

interface PrivacyButtonProps {
  /** The address that it is posted to. */
  readonly action: string
  readonly token: string
  /** The value of the field `do`, for a page with several buttons. */
  readonly intent?: 'confirm' | 'cancel'
  readonly kind?: ButtonKind
  readonly label: string
}

/** A form of one button, which posts the token of a mail along. */
export function PrivacyButton({ action, token, intent, kind, label }: PrivacyButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      {intent && <input type="hidden" name="do" value={intent} />}
      <Button type="submit" wide kind={kind}>
        {label}
      </Button>
    </form>
  )
}
