import { Button } from '@selvage/react/button'
import { ErrorSummary } from '@selvage/react/error-summary'
import { Field, RadioCards, TextField } from '@selvage/react/field'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { editedItem } from '../cart/own-cart.server.ts'
import { BalanceForm } from '../gift/balance-form.tsx'
import * as css from '../gift/gift-form.css.ts'
import { postBalance } from '../gift/post-balance.server.ts'
import { postGift, typedOfLine } from '../gift/post-gift.server.ts'
import type { GiftField } from '../gift/post-gift.server.ts'
import { formText } from '../page/form-text.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { stockOffers } from '../service/stock-offers.server.ts'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/gift-certificates'

const MESSAGE_MAX = 400
const RIGHT = {
  amount: 'page.giftAmountRight',
  recipient_email: 'page.giftToRight',
  gift_message: 'page.giftMessageRight',
} as const satisfies Record<GiftField, string>

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, line] = await Promise.all([
    stockOffers(shop),
    editedItem(shop, new URL(request.url).searchParams.get('order_item_id')),
  ])
  const certificate = products.find(({ code }) => code === 'GIFT_CERTIFICATE')
  return {
    prices: certificate?.prices ?? [],
    lineKey: shop.makeKey(),
    start: typedOfLine(line),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  return formText(form, 'intent') === 'balance' ? postBalance(shop, form) : postGift(shop, form)
}

export default function GiftCertificates({ loaderData, actionData }: Route.ComponentProps) {
  const { t, money } = useMessages()
  const { prices, lineKey, start } = loaderData
  const posted = actionData && 'typed' in actionData ? actionData : undefined
  const asked = actionData && 'asked' in actionData ? actionData.asked : undefined
  const { typed = start, wrong = [], isCard, error } = posted ?? {}
  const rightText = (field: GiftField) =>
    t(isCard && field === 'gift_message' ? 'forms.card_number' : RIGHT[field])
  const fieldError = (field: GiftField) => (wrong.includes(field) ? rightText(field) : undefined)
  return (
    <SiteFrame>
      <PageHead title={t('page.giftTitle')} />
      <div className={wrap}>
        <div className={pageTop}>
          <h1>{t('page.giftTitle')}</h1>
          <p>{t('page.giftText')}</p>
          {error && <ErrorNotice error={error} />}
          <form className={css.form} method="post" noValidate>
            <ErrorSummary
              attempt={1}
              errors={wrong.map((field) => ({
                fieldId: `gift-${field}`,
                message: rightText(field),
              }))}
            />
            <input type="hidden" name="line_key" value={lineKey} />
            {typed?.itemId && <input type="hidden" name="order_item_id" value={typed.itemId} />}
            <RadioCards
              id="gift-amount"
              legend={t('page.giftAmount')}
              name="amount"
              across="four"
              required
              defaultValue={typed?.amount ?? prices[0]?.size}
              error={fieldError('amount')}
              options={prices.map(({ size, price }) => ({ value: size, title: money(price) }))}
            />
            <TextField
              id="gift-recipient_email"
              name="recipient_email"
              type="email"
              autoComplete="off"
              maxLength={254}
              required
              label={t('page.giftTo')}
              hint={t('page.giftToHint')}
              error={fieldError('recipient_email')}
              defaultValue={typed?.email}
            />
            <Field
              optional
              id="gift-gift_message"
              label={t('page.giftMessage')}
              hint={t('page.giftMessageHint', { max: MESSAGE_MAX })}
              error={fieldError('gift_message')}
            >
              {(control) => (
                <textarea
                  {...control}
                  className={css.message}
                  name="gift_message"
                  rows={4}
                  defaultValue={typed?.message}
                />
              )}
            </Field>
            <div className={css.actions}>
              <Button kind="buy" type="submit">
                {t(typed?.itemId ? 'fabric.updateItem' : 'fabric.addToCart')}
              </Button>
            </div>
          </form>
          <BalanceForm asked={asked} />
        </div>
      </div>
    </SiteFrame>
  )
}
