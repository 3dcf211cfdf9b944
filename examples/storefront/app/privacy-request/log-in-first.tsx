import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { accountPath } from '../account/account-paths.ts'

interface LogInFirstProps {
  /** The page to come back to. */
  readonly next: string
}

/** The way to the login of a member who has to show that it is them. */
export function LogInFirst({ next }: LogInFirstProps) {
  const { lang, t } = useMessages()
  return (
    <>
      <p>{t('privacy-page.logInFirst')}</p>
      <ButtonLink href={accountPath('login', lang, next)}>{t('account.logIn')}</ButtonLink>
    </>
  )
}
