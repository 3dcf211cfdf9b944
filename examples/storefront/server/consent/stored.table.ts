import { CONSENT_COOKIE } from '@selvage/core/consent'
import type { ConsentCategory } from '@selvage/core/consent'
import { CHOICE_COOKIES } from '../../app/settings/choices.ts'
import { EVENTS_PATH } from '../../app/analytics/event-marks.ts'
import { PROMO_COOKIE } from '../../app/cart/waiting-promo.ts'
import { STORED_WINDOW } from '../../app/session/window-id.ts'
import { CLOSED_COOKIE } from '../closed-cookie.ts'
import { FLASH_COOKIE } from '../flash-cookie.ts'
import { HELD_COOKIE } from '../held-answer.ts'
import { MEMBER_COOKIE } from '../member-cookie.ts'

/** One thing that the shop stores in a browser or sends from it, where, and what for. */
export interface StoredRow {
  /** Names without the prefix of a secure address; one that ends in a colon goes on with an id. */
  readonly names: readonly string[]
  /** `request` for what is sent and stored nowhere in the browser. */
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'request'
  readonly category: ConsentCategory
  /** As the page about cookies says it in English. */
  readonly purpose: string
  readonly lifetime: string
}

/**
 * Everything that the shop stores in a browser, and what it sends from one to count. A cookie that
 * is not here is not set, and the page about cookies lists the same. A row that has to be asked for
 * (`analytics`, `marketing`) puts its question on the page of privacy choices; without a choice
 * that allows it nothing is stored and nothing is sent.
 */
export const STORED: readonly StoredRow[] = [
  {
    names: [
      CHOICE_COOKIES.language,
      CHOICE_COOKIES.country,
      CHOICE_COOKIES.currency,
      CHOICE_COOKIES.measurement,
    ],
    place: 'cookie',
    category: 'functional',
    purpose:
      'How you want to see the shop: language, country, currency and measurements. Set when you choose them, or with your cart.',
    lifetime: 'One year',
  },
  {
    names: ['selvage_access', 'selvage_refresh'],
    place: 'cookie',
    category: 'necessary',
    purpose:
      'Your cart, and your account while you are logged in. Set when you first put something into the cart or log in.',
    lifetime: '30 days after your last visit',
  },
  {
    names: [MEMBER_COOKIE],
    place: 'cookie',
    category: 'necessary',
    purpose:
      'The beginning of your member number, so that what this browser has stored is removed once your login has ended.',
    lifetime: 'Until your login ends, one year at most',
  },
  {
    names: ['selvage_passkey'],
    place: 'cookie',
    category: 'necessary',
    purpose: 'The browser that was asked for a passkey.',
    lifetime: 'Ten minutes',
  },
  {
    names: [FLASH_COOKIE],
    place: 'cookie',
    category: 'necessary',
    purpose: 'A message for the next page, such as “Saved”.',
    lifetime: 'Until that page, five minutes at most',
  },
  {
    names: [HELD_COOKIE],
    place: 'cookie',
    category: 'necessary',
    purpose: 'What a form said that could not be taken, encrypted, and why; never a password.',
    lifetime: 'Until its page shows it, one minute at most',
  },
  {
    names: [CLOSED_COOKIE],
    place: 'cookie',
    category: 'functional',
    purpose:
      'Which announcements above the pages you have closed, by names that are the same for everybody.',
    lifetime: 'Until you close the browser',
  },
  {
    names: [PROMO_COOKIE],
    place: 'cookie',
    category: 'necessary',
    purpose:
      'A promo code for members that you typed as a guest, so that it is applied once you have logged in.',
    lifetime: 'Until it is applied, one hour at most',
  },
  {
    names: [CONSENT_COOKIE],
    place: 'cookie',
    category: 'necessary',
    purpose:
      'Your privacy choices, with a random number by which we can prove them. Set when you make one, or log in with one.',
    lifetime: 'One year',
  },
  {
    names: ['selvage:checkout:'],
    place: 'sessionStorage',
    category: 'necessary',
    purpose:
      'What you have typed in the checkout, so that it is still there after a reload. No card number.',
    lifetime: 'Until you order or close the tab',
  },
  {
    names: ['selvage:fill-a-yard-steps:'],
    place: 'sessionStorage',
    category: 'necessary',
    purpose: 'Your last steps in Fill-A-Yard, so that you can still undo them after a reload.',
    lifetime: 'Until you close the tab',
  },
  {
    names: ['selvage.viewed'],
    place: 'sessionStorage',
    category: 'functional',
    purpose: 'Designs that you looked at last. Nobody else gets them.',
    lifetime: 'Until you close the tab',
  },
  {
    names: [STORED_WINDOW],
    place: 'sessionStorage',
    category: 'necessary',
    purpose: 'A random number of this tab, sent with each change that you make.',
    lifetime: 'Until you close the tab',
  },
  {
    names: ['selvage:fill-a-yard:'],
    place: 'localStorage',
    category: 'necessary',
    purpose: 'The yards that you save in Fill-A-Yard, so that you find them again.',
    lifetime: 'Until you remove them or your login ends',
  },
  {
    names: ['selvage-refreshed'],
    place: 'localStorage',
    category: 'necessary',
    purpose: 'When your session was last renewed, so that two tabs do not do it twice.',
    lifetime: 'Until you clear it',
  },
  {
    names: [EVENTS_PATH],
    place: 'request',
    category: 'analytics',
    purpose:
      'Which pages you open, what you search for, put into your cart or order, and how large your window is. It is sent without your name, your address, the number of your order or a number that another page has; of a search, the text that you typed without e-mail addresses and telephone numbers. It is sent only if you allow it, with what you did on a page that is still open. What was sent stays there when you take that back, since it does not say whose it is.',
    lifetime: 'Deleted after 13 months',
  },
]
