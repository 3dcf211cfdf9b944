/** Pages without a language in their path. @source spec 2 §2.1, §2.2 */
export const untranslatedRoutes = {
  root: '/',
  login: '/login',
  register: '/register/new',
  logout: '/logout',
  'payment-methods': '/account/payment-methods',
  credit: '/account/credit',
  spoondollars: '/spoondollars',
  pro: '/pro',
  // The identity provider leads back here, by one address in every language.
  'discounts-proved': '/discounts',
  passkeys: '/account/passkeys',
  'gift-certificates': '/gift_certificates',
  account: '/account/{userId}',
  // `{paidAtDate}-{orderNumber}`, because routers have one parameter in a segment.
  order: '/orders/{order}',
  'guest-order': '/orders/guest',
  favorites: '/favorites/{userName}',
  designer: '/profiles/{userName}',
  connections: '/connections',
  'own-designs': '/designs',
  'new-design': '/designs/new',
  earnings: '/designs/earnings',
} as const
