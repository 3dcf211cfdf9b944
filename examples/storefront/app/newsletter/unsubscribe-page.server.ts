import {
  askForNewsletterLink,
  checkNewsletter,
  getNewsletter,
  NEWSLETTER_CHANNELS,
  newNewsletter,
  unsubscribe,
} from '@selvage/core/newsletter'
import type { NewsletterChannel } from '@selvage/core/newsletter'
import { localizePath } from '@selvage/i18n/routes'
import { data, redirect } from 'react-router'
import { isLinkOver, statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { rejectedNewsletter } from './read-newsletter-form.server.ts'

/**
 * The page of a link or of a member shows the form that ends the newsletter; everybody else asks
 * for a link. To look at it ends nothing, whatever the address says.
 */
export async function unsubscribePage({ gateway, hasSession }: Shop, token: string | undefined) {
  if (token === undefined && !hasSession) return { token, asks: true, isOver: false }
  try {
    const { newsletter } = await gateway.send(getNewsletter, { body: { token } })
    return { token, asks: newsletter === null, isOver: false }
  } catch (error) {
    // Without an answer the form is shown: its button says whether it works.
    return { token, asks: token === undefined, isOver: isLinkOver(error) }
  }
}

/** Mails the way to the preferences; the answer is the same for every address. */
export async function askForLink(shop: Shop, email: string) {
  const page = { country: 'US', locale: shop.page.locale }
  const { email: wrong } = checkNewsletter(newNewsletter({ ...page, email }))
  const rejected = { ended: undefined, failed: undefined, isOver: false }
  if (wrong !== undefined)
    return data({ ...rejected, link: { email, errors: { email: wrong } } }, { status: 400 })
  try {
    await shop.gateway.send(askForNewsletterLink, { body: { email } })
  } catch (error) {
    const link = { email, ...rejectedNewsletter(error) }
    return data({ ...rejected, link }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'newsletter.linkAsked' })
  return redirect(localizePath('unsubscribe', shop.page.language), 303)
}

/**
 * Ends what the form names, or e-mail where a mail program asks for it by its one click. The answer
 * to that is no redirect. @source RFC 8058
 */
export async function end(shop: Shop, form: FormData, token: string | undefined) {
  const typed = formText(form, 'from')
  const from: NewsletterChannel = NEWSLETTER_CHANNELS.find((each) => each === typed) ?? 'email'
  const none = { ended: undefined, failed: undefined, isOver: false, link: undefined }
  try {
    const { newsletter } = await shop.gateway.send(unsubscribe, { body: { token, from } })
    return data({ ...none, ended: { from, email: newsletter.email } })
  } catch (error) {
    if (isLinkOver(error)) return data({ ...none, isOver: true }, { status: 400 })
    console.error('unsubscribe', error)
    return data({ ...none, failed: from }, { status: 503 })
  }
}
