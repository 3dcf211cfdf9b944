import { Button } from '@selvage/react/button'
import { TextField } from '@selvage/react/field'
import { ErrorNotice, Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import * as css from './gift-form.css.ts'
import type { AskedBalance } from './post-balance.server.ts'

const SECTION = 'gift-left'

/** The form that says what is left on a gift certificate, and its answer. */
export function BalanceForm({ asked = {} }: { readonly asked: AskedBalance | undefined }) {
  const { t, money } = useMessages()
  const { code, problem, error, left } = asked
  return (
    <section id={SECTION} aria-labelledby="gift-left-title" className={css.left}>
      <h2 id="gift-left-title">{t('page.giftLeftTitle')}</h2>
      <p>{t('page.giftLeftText')}</p>
      {error && <ErrorNotice error={error} />}
      {left && (
        <Flash severity="info">
          {left.balance.minor === 0
            ? t('checkout.gift_empty')
            : t('page.giftLeft', { amount: money(left.balance), label: left.label })}
        </Flash>
      )}
      <form className={css.form} method="post" action={`#${SECTION}`} noValidate>
        <input type="hidden" name="intent" value="balance" />
        <TextField
          id="gift-code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          label={t('checkout.giftCode')}
          hint={t('checkout.giftCodeHint')}
          error={problem && t(`checkout.gift_${problem}`)}
          defaultValue={code}
        />
        <div>
          <Button type="submit">{t('page.giftLeftShow')}</Button>
        </div>
      </form>
    </section>
  )
}
