import { Button } from '@selvage/react/button'
import { TextField } from '@selvage/react/field'
import { ErrorNotice, Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import * as css from './gift-form.css.ts'
import type { AskedBalance } from './post-balance.server.ts'

const SECTION = 'gift-left'

interface BalanceFormProps {
  readonly asked: AskedBalance | undefined
  /** The id of the page's one form, which is posted whole: nothing that is typed in it is lost. */
  readonly form: string
}

/** The part of a page's form that says what is left on a gift certificate, and its answer. */
export function BalanceForm({ asked = {}, form }: BalanceFormProps) {
  const { t, money } = useMessages()
  const { code, problem, error, left } = asked
  const wasAsked = problem !== undefined || error !== undefined || left !== undefined
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
      <div className={css.form}>
        <input type="hidden" form={form} name="asked_code" value={code ?? ''} />
        <TextField
          id="gift-code"
          form={form}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          label={t('checkout.giftCode')}
          hint={t('checkout.giftCodeHint')}
          error={problem && t(`checkout.gift_${problem}`)}
          defaultValue={code}
          // The answer stands far below the first part of the form.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={wasAsked}
        />
        <div>
          <Button
            type="submit"
            form={form}
            formAction={`#${SECTION}`}
            name="intent"
            value="balance"
          >
            {t('page.giftLeftShow')}
          </Button>
        </div>
      </div>
    </section>
  )
}
