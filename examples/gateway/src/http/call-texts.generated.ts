// Generated from the doc comments of the calls by `npm run call-texts`; a test compares the two.

/** The text of a call: a sentence, and all of the text where there is more. */
export interface CallText {
  readonly summary: string
  readonly description?: string
}

/** The texts of the calls by name; `*.add` is that of every call of this last name without one. */
export const CALL_TEXTS: Readonly<Record<string, CallText>> = {
  'ops.business.applications': {
    summary:
      'Lists the applications for the small-business grant, the newest round first, for operators',
  },
  'ops.partners': {
    summary: 'Lists the partners, for operators',
  },
  'ops.partners.add': {
    summary: 'Adds a partner and answers their key, for operators',
  },
  'ops.partners.switch': {
    summary: "Turns a partner's key on or off, for operators",
  },
  'ops.privacy.prove': {
    summary:
      'Answers the request of an agent who has shown a power of attorney, or of the parent of a child under 13, for operators',
    description:
      'Answers the request of an agent who has shown a power of attorney, or of the parent of a child under 13, for operators: the person confirms nothing. The copy goes to the agent alone.',
  },
  'ops.refund': {
    summary: 'Gives back money of an order, for operators',
  },
  'ops.orders': {
    summary: 'Lists all orders as they were placed, for operators',
    description:
      "Lists all orders as they were placed, for operators. It is no part of the shop's contract.",
  },
  'ops.ledger': {
    summary: 'Lists all attempts, charges, holds, flags, refunds and mails, for operators',
  },
  'ops.ship': {
    summary: 'Marks an order as sent and mails its buyer, for operators',
  },
  'ops.stage': {
    summary: 'Marks an order as printed or delivered, for operators',
  },
  'ops.studentGrant.applications': {
    summary: 'Lists the applications for the student project grant, the newest semester first',
  },
  'account.register': {
    summary: 'Makes an account and opens its session in HttpOnly cookies',
    description:
      "Makes an account and opens its session in HttpOnly cookies. The cart of the caller's own guest session comes along. `saved_for_later` counts the pieces that found no room and were saved for later. Every rejected field has its own error.",
  },
  'account.logIn': {
    summary: "Opens a member's session in HttpOnly cookies, always a new one",
    description:
      "Opens a member's session in HttpOnly cookies, always a new one. The cart of the caller's own guest session is merged into the member's, once. EMAIL_OR_PASSWORD_INVALID never says which of the two is wrong, and whether there is such an account.",
  },
  'account.logOut': {
    summary: "Ends the session of the request's cookies and clears them",
    description:
      "Ends the session of the request's cookies and clears them; without a session nothing happens.",
  },
  'account.askForPassword': {
    summary: 'Asks for a mail with a link to set a new password, in the language of the call',
    description:
      'Asks for a mail with a link to set a new password, in the language of the call. The answer is the same whether the e-mail address has an account or not: the mail alone tells its reader. Its link leads to the storefront whose page asked, to `/en/password/edit?token=…` or that path in the language of the call, and on to `next` where that is a path of the storefront, and to no other.',
  },
  'account.checkPasswordLink': {
    summary: 'Asks whether the token of a mail still sets a password, and does not use it up',
    description:
      'Asks whether the token of a mail still sets a password, and does not use it up. One that is over is rejected as by `account.setPassword`.',
  },
  'account.setPassword': {
    summary:
      "Sets the password of the account whose mail had the token, and ends the member's sessions, but for the request's own",
    description:
      "Sets the password of the account whose mail had the token, and ends the member's sessions, but for the request's own. A token counts once and for 30 minutes; any other is rejected as FIELD_VALUE_INVALID of `token`, whatever is wrong with it. The same token with the same password is answered alike for ten minutes, so that a lost answer can be asked for again.",
  },
  'account.changePassword': {
    summary:
      "Changes the password of a member who knows the current one, and ends the member's other sessions",
    description:
      "Changes the password of a member who knows the current one, and ends the member's other sessions. A wrong current password is FIELD_VALUE_INVALID of `current_password`, and waits with the wrong ones of the login. The same change is answered alike for ten minutes, so that a lost answer can be asked for again.",
  },
  'account.me': {
    summary: 'Gets the user of the session',
    description: 'Gets the user of the session; a visitor without one is EXPIRED_SESSION.',
  },
  'account.change': {
    summary: 'Changes a member, all of it or nothing',
    description:
      'Changes a member, all of it or nothing. Every rejected field has its own error: a wrong password is FIELD_VALUE_INVALID of `current_password`. A guest has no profile and is UNAUTHORIZED.',
  },
  'account.stats': {
    summary: "Gets the numbers of a user's account",
    description:
      "Gets the numbers of a user's account: since when there is one, as an ISO date, null for a guest, and how many orders were placed and not canceled. Another's are USER_NOT_FOUND, like those of nobody.",
  },
  'account.statsByCookie': {
    summary: 'The same call for a server that sends no cookies',
    description:
      "The same call for a server that sends no cookies: the path has the value of the session's access cookie. Send it through `read_user_stats` alone, whose errors do not repeat the address.",
  },
  'addresses.list': {
    summary: "Gets the member's saved addresses, the default first, then the newest",
    description:
      "Gets the member's saved addresses, the default first, then the newest. A guest has none.",
  },
  'addresses.add': {
    summary: 'Saves an address',
    description:
      'Saves an address; one that is saved already is not saved twice. Every rejected field has its own error. FIELD_VALUE_INVALID at `addresses` means that there is no room for another.',
  },
  'addresses.put': {
    summary: "Changes a saved address of the member's own",
    description: "Changes a saved address of the member's own; any other is a 404.",
  },
  'addresses.prefer': {
    summary:
      "Makes a saved address of the member's own the default, and changes nothing else of it",
    description:
      "Makes a saved address of the member's own the default, and changes nothing else of it; any other is a 404.",
  },
  'addresses.remove': {
    summary: "Removes a saved address of the member's own",
    description: "Removes a saved address of the member's own; one that is gone already is gone.",
  },
  'analytics.record': {
    summary:
      'Records what happened on a page, where its visitor has allowed analytics by `consent.choose`',
    description:
      'Records what happened on a page, where its visitor has allowed analytics by `consent.choose`; a request without that choice, with `do_not_sell` in it or with the header `Sec-GPC: 1` is answered with `allowed: false`, and nothing of it is stored. An event that was sent before counts once. No event says whose it is, and none is stored with a session or an address.',
  },
  'business.apply': {
    summary: 'Applies for the small-business grant',
    description:
      'Applies for the small-business grant: an owner names the shop, and a starter the stage. The application counts in the round that is open when it arrives (`grant_round`), and a mail confirms it in the language of the request. The same application sent twice counts once.',
  },
  'cart.add': {
    summary: 'Adds one line, or raises the quantity of an equal line',
    description:
      'Adds one line, or raises the quantity of an equal line. The idempotency key belongs to the line: a request that is sent twice with one key adds the line once.',
  },
  'cart.get': {
    summary: 'Gets a cart by its id',
    description:
      'Gets a cart by its id. The id `pending` means the cart of the session; its answer is null while there is none.',
  },
  'cart.count': {
    summary: "Counts the pieces in the session's cart, for the badge",
  },
  'cart.patch': {
    summary: "Changes a line's quantity",
  },
  'cart.replace': {
    summary: 'Replaces a line by another in one step and keeps the promo',
    description:
      'Replaces a line by another in one step and keeps the promo. When only the quantity differs, only the quantity changes.',
  },
  'cart.remove': {
    summary: 'Removes a line, which `cart.restore` can bring back for half an hour',
    description:
      'Removes a line, which `cart.restore` can bring back for half an hour. Removing a line that was removed already is not an error; a line that the cart never had is ORDER_ITEM_NOT_FOUND.',
  },
  'cart.restore': {
    summary: 'Brings a removed line back to its place',
    description:
      'Brings a removed line back to its place; an equal line takes its pieces instead. Bringing back a line that is there already is not an error.',
  },
  'cart.forget': {
    summary: 'Forgets a removed line, so that it cannot come back',
    description:
      'Forgets a removed line, so that it cannot come back; any other is ORDER_ITEM_NOT_FOUND.',
  },
  'cart.promo': {
    summary: 'Applies a promo code',
    description:
      'Applies a promo code; `code: null` removes the promo. A code for members that a guest types is PROMO_ORDER_DOES_NOT_QUALIFY with the `params.reason` `members_only`.',
  },
  'cart.handover': {
    summary: "Makes a one-time code that carries an embed's cart over to the storefront",
    description:
      "Makes a one-time code that carries an embed's cart over to the storefront. The code is valid for 5 minutes. `country` and `currency` are those that the page names which the shopper leaves. They are the guest's from then on, and go with the code; what nobody names does not, nor does a country that does not exist.",
  },
  'cart.previewHandover': {
    summary: 'Shows what a hand-over code brings, and leaves the code and all carts as they are',
    description:
      'Shows what a hand-over code brings, and leaves the code and all carts as they are. `origin` is that of the page that made the code, null where the gateway knows none. `is_redeemed` is true once the visitor has redeemed the code; the lines are in their cart then, and no longer here. `country` and `currency` are those that the visitor goes on in: it is priced by them where the page that made the code named none.',
  },
  'cart.redeem': {
    summary: "Redeems a hand-over code once, into the session's own cart",
    description:
      "Redeems a hand-over code once, into the session's own cart. What finds no room in the cart is saved for later; `saved_for_later` counts the pieces. `preferences` has what the page named that the cart comes from, and nothing else; the caller checks each value before use.",
  },
  'cart.addItem': {
    summary: "Adds one line by the path of the spec's own call",
    description: "Adds one line by the path of the spec's own call; the same as `cart.add`.",
  },
  'cart.itemsCount': {
    summary: "Counts the pieces in a cart of the user's own, by the spec's legacy call",
    description:
      "Counts the pieces in a cart of the user's own, by the spec's legacy call. `pending` is the cart of the session.",
  },
  '*.add': {
    summary: 'Adds one line of this kind of product, or raises the quantity of an equal line',
    description:
      'Adds one line of this kind of product, or raises the quantity of an equal line. The idempotency key belongs to the line: a request that is sent twice with one key adds it once.',
  },
  '*.replace': {
    summary: 'Makes a line another product of this kind, or another choice of the same one',
  },
  'cart.merge': {
    summary: "Merges a guest's cart into the member's",
    description:
      "Merges a guest's cart into the member's. Registering and logging in do so by themselves; this is for a guest's cart that was being paid for then, and for repeating one that was merged, which changes nothing. The guest has to be the one whose session the member's followed: any other cart is the same 404 as an unknown one, and another user is 403. What finds no room in the cart is saved for later; `saved_for_later` counts the pieces.",
  },
  'saved.list': {
    summary:
      'Gets the lines that the user saved for later, the newest first, `SAVED_PAGE_SIZE` at most, at the prices of today',
    description:
      'Gets the lines that the user saved for later, the newest first, `SAVED_PAGE_SIZE` at most, at the prices of today. A line may have more pieces than the cart takes of it.',
  },
  'cart.save': {
    summary: 'Takes a line out of the cart and saves it for later',
    description:
      'Takes a line out of the cart and saves it for later; the pieces of an equal saved line join it. Saving a line that is saved already is not an error.',
  },
  'saved.move': {
    summary: 'Moves a saved line into the cart, with as many pieces as the cart takes of it',
    description:
      'Moves a saved line into the cart, with as many pieces as the cart takes of it; the others stay saved. `moved` counts the pieces. Moving a line that is in the cart already is not an error and moves none. FIELD_VALUE_INVALID: the cart has all the pieces of it that it takes. ITEMS_UNAVAILABLE: it cannot be bought now.',
  },
  'saved.remove': {
    summary: 'Removes a saved line',
    description:
      'Removes a saved line. One that is not saved, or not any more, is ORDER_ITEM_NOT_FOUND.',
  },
  'checkout.get': {
    summary: "Gets the state of an order's checkout",
  },
  'checkout.shipping': {
    summary: 'Stores the shipping address and the e-mail',
    description:
      'Stores the shipping address and the e-mail. Answers with delivery options and with totals that include tax. Every rejected field has its own error.',
  },
  'checkout.delivery': {
    summary: 'Stores the delivery option and the gift options',
  },
  'checkout.openPayment': {
    summary: 'Opens a payment session',
    description:
      "Opens a payment session. `frame_url` is the address of the provider's card frame; only that frame sees the card's digits.",
  },
  'checkout.payment': {
    summary: 'Stores how the order is paid',
  },
  'delivery.estimate': {
    summary:
      'Lists what delivery to a country costs and when it arrives of what is ordered today, cheapest first',
    description:
      'Lists what delivery to a country costs and when it arrives of what is ordered today, cheapest first. An address can have fewer. There is none to a country that the shop does not ship to.',
  },
  'checkout.place': {
    summary:
      'Places the order and charges it exactly once for each attempt id, which is also the idempotency key',
    description:
      'Places the order and charges it exactly once for each attempt id, which is also the idempotency key. The client sends the total that it showed; a different total is rejected and nothing is charged.',
  },
  'checkout.attempt': {
    summary: 'Gets the state of an attempt',
    description:
      'Gets the state of an attempt. After a lost answer, ask again until it is `ordered` or `declined`.',
  },
  'checkout.cancel': {
    summary: 'Gives up a challenged attempt',
    description:
      'Gives up a challenged attempt: it is closed at the provider, so that it never charges, and the cart is open again. An attempt that has charged meanwhile is answered as it ended.',
  },
  'checkout.callback': {
    summary: 'The signed callback of the payment provider',
    description:
      'The signed callback of the payment provider. `X-Selvage-Signature` is an HMAC of the raw body; each event id is applied once.',
  },
  'collection.get': {
    summary: 'Gets one collection with its public designs',
    description:
      'Gets one collection with its public designs. A collection that is unknown or hidden is a 404.',
  },
  'collection.list': {
    summary:
      'Lists the public collections that have designs, twenty on a page, the highest id first',
  },
  'collection.create': {
    summary: "Makes a collection of the member's own",
  },
  'collection.change': {
    summary: "Changes a collection of the member's own",
    description:
      "Changes a collection of the member's own; any other is a 404. `designs` is the wanted order: what it does not name stays behind, and only `remove_designs` takes a design away.",
  },
  'collection.delete': {
    summary: "Deletes a collection of the member's own, and answers with the ones that are left",
    description:
      "Deletes a collection of the member's own, and answers with the ones that are left; one that is gone already is gone.",
  },
  'collection.own': {
    summary: "Gets all collections of the member's own, the newest first",
  },
  'collection.member': {
    summary: 'Gets a collection that a member may see and the public may not',
    description:
      "Gets a collection that a member may see and the public may not: one of the member's own, or one for designers alone if the member is a designer. Any other is a 404.",
  },
  'consent.choose': {
    summary:
      'Records what a visitor chooses about their privacy, and answers what counts from now on',
    description:
      'Records what a visitor chooses about their privacy, and answers what counts from now on: with the header `Sec-GPC: 1`, `do_not_sell` is true and `marketing` false whatever was chosen. The choice is whole, so what is not true in it is withdrawn. It counts at once: the answer sets the cookie that remembers it. The same choice again is the same record.',
  },
  'content.announcements': {
    summary:
      'Gets the announcements that show now, in the language of the request, those to show first at the beginning',
    description:
      'Gets the announcements that show now, in the language of the request, those to show first at the beginning; none is an empty list.',
  },
  'content.read': {
    summary: 'Gets pages whose text an editor writes, in one language, in the order of their names',
    description:
      "Gets pages whose text an editor writes, in one language, in the order of their names. A page that does not exist is left out; with none of them the answer is 204. The gateway requires `lang` ('lang param is required').",
  },
  'credit.giftCertificate': {
    summary: 'Pays an order with a gift certificate, as far as its balance goes',
    description:
      'Pays an order with a gift certificate, as far as its balance goes; `code: null` takes it off again. A code that cannot pay is rejected at the field `code`, with the reason in the message: `unknown`, `canceled` with the order that bought it, `empty`, `currency` or `subscription`.',
  },
  'credit.spoondollars': {
    summary: "Pays an order with so many of the member's Spoondollars, as far as they are needed",
    description:
      "Pays an order with so many of the member's Spoondollars, as far as they are needed; `amount: null` takes them off again.",
  },
  'credit.giftBalance': {
    summary: 'Gets what is left on a gift certificate, for who has its code',
    description:
      'Gets what is left on a gift certificate, for who has its code. The code travels in the body, so that no log of addresses has it. A code that is `unknown`, or `canceled` with the order that bought it, is rejected at the field `code` with that message; codes are counted as guesses.',
  },
  'credit.read': {
    summary: "Gets a member's store credit",
    description:
      "Gets a member's store credit: the balance of Spoondollars, what has changed it, and what gift certificates have paid of the member's orders, the newest first. Credit that was set aside for a payment that failed is no change. A guest has no account of it and is UNAUTHORIZED.",
  },
  'design.cards': {
    summary: 'Gets many designs for a page of cards, in the order asked',
    description:
      'Gets many designs for a page of cards, in the order asked; unknown ids are left out.',
  },
  'design.list': {
    summary: 'Lists what everybody may see of the catalog, by ids, for a map of the shop',
    description:
      'Lists what everybody may see of the catalog, by ids, for a map of the shop: a part has the designs of 10,000 ids. `parts` is the number of parts, empty ones among them.',
  },
  'design.get': {
    summary: 'Gets one design with its designer and similar designs',
    description:
      'Gets one design with its designer and similar designs. A design that is unknown, mature or withdrawn is a 404 with NO_IMAGE_AVAILABLE; the error of a mature one has the parameter `hidden`.',
  },
  'connections.follow': {
    summary: 'Follows a designer',
    description:
      "Follows a designer; one who is followed stays so. What a guest follows waits for their login and does not count before. Nobody follows themselves. Like every call of connections it is a storefront's alone.",
  },
  'connections.unfollow': {
    summary: 'Follows a designer no longer',
    description: 'Follows a designer no longer; one who is not followed stays so.',
  },
  'connections.among': {
    summary: 'Gets which of 1 to 100 designers a member follows',
  },
  'connections.list': {
    summary:
      'Gets the designers whom a member follows, the newest first, `CONNECTIONS_PAGE_SIZE` at most, each with up to `CONNECTION_DESIGNS` newest designs',
  },
  'designer.get': {
    summary:
      "Gets what a designer's own page shows, with their public collections that have designs, the newest first, as many as `COLLECTION_PAGE_SIZE` at most",
    description:
      "Gets what a designer's own page shows, with their public collections that have designs, the newest first, as many as `COLLECTION_PAGE_SIZE` at most. Their designs are a search for `designers`. A name that no designer has is a 404.",
  },
  'devices.list': {
    summary: 'Gets where a member is logged in',
    description:
      'Gets where a member is logged in: the session that asks, and then the 100 others that were used last, the newest use first. Neither an address nor a token of theirs is in it. A guest is UNAUTHORIZED.',
  },
  'devices.end': {
    summary: "Ends another session of the member's",
    description:
      "Ends another session of the member's: its browser's next request is a visitor's. The session that asks is ended by `account.logOut`; its id is DEVICE_NOT_FOUND here, as is one that has ended and that of another member.",
  },
  'devices.endOthers': {
    summary: "Ends all sessions of the member's but the one that asks",
  },
  'discounts.read': {
    summary:
      'Gets the groups that the shop gives a discount to, none where it verifies nobody, and the group that the shopper has proved to belong to',
    description:
      'Gets the groups that the shop gives a discount to, none where it verifies nobody, and the group that the shopper has proved to belong to; also what Pro members and designers save.',
  },
  'discounts.open': {
    summary: 'Begins the proof that the shopper belongs to a group',
    description:
      "Begins the proof that the shopper belongs to a group: the answer is the provider's page, which leads back to `callback_url` with a `state` and, once it is proved, a `code`. The state is signed, belongs to this shopper, and counts once and for half an hour.",
  },
  'discounts.verify': {
    summary: 'Ends a verification',
    description:
      "Ends a verification: the gateway asks the provider what was proved, and the shopper's orders have the discount of their group from then on, for a year. Whatever is wrong with the answer is ID_ME_VERIFICATION_FAILED: a state that is unknown, used, too old or another shopper's, a code that the provider does not know, or a group that it did not confirm. Where the state was the shopper's own, the error's `params.returnUrl` is the page on which they go on.",
  },
  'earnings.read': {
    summary: "Gets what a designer's merchandise has earned",
    description:
      "Gets what a designer's merchandise has earned: 10 % of what was paid for it after discounts, before tax and delivery, in US dollars. A sale waits, and is not in the balance, as long as its order can be canceled. What an order earned is taken back when all of it is given back, so that a balance can be below zero. A member who has sold nothing gets zeros.",
  },
  'earnings.list': {
    summary: "Gets a designer's sales line by line, the newest first",
    description:
      "Gets a designer's sales line by line, the newest first. Nobody learns who bought.",
  },
  'earnings.payOut': {
    summary: "Turns all of a designer's balance into Spoondollars, one for each US dollar",
    description:
      "Turns all of a designer's balance into Spoondollars, one for each US dollar; what waits stays. The same key pays once. EARNINGS_BALANCE_TOO_LOW comes below US$5.00.",
  },
  'fabric.list': {
    summary:
      'Lists every fabric with its price for each size of both measurement systems, in one currency',
  },
  'favorites.addCollection': {
    summary: "Makes a public collection a favorite of the user's",
    description:
      "Makes a public collection a favorite of the user's; one that is a favorite stays one. Like every call of favorites it is a storefront's alone.",
  },
  'favorites.removeCollection': {
    summary: "Takes a collection off the user's favorites",
    description:
      "Takes a collection off the user's favorites; one that is none, or is hidden by now, stays none.",
  },
  'favorites.collections': {
    summary:
      "Gets the public collections that are favorites of the user's, the newest favorite first, as many as `COLLECTION_PAGE_SIZE` at most",
  },
  'favorites.collectionsAmong': {
    summary: "Gets which of 1 to 100 collections are favorites of the user's",
  },
  'favorites.add': {
    summary: "Makes a design a favorite of the user's",
    description:
      "Makes a design a favorite of the user's; one that is a favorite stays one. The count grows by 1. Like every call of favorites it is a storefront's alone: any other page is UNAUTHORIZED (403).",
  },
  'favorites.remove': {
    summary: "Takes a design off the user's favorites",
    description:
      "Takes a design off the user's favorites; one that is none stays none. The count shrinks by 1.",
  },
  'favorites.list': {
    summary: "Gets the user's favorite designs, the newest first, `FAVORITES_PAGE_SIZE` at most",
  },
  'favorites.among': {
    summary: "Gets which of 1 to 100 designs are favorites of the user's",
  },
  'fill-a-yard.templates': {
    summary: 'Gets the templates for a collection',
    description:
      'Gets the templates for a collection. A collection that is unknown or hidden is a 404.',
  },
  'fill-a-yard.add': {
    summary: 'Adds a filled yard to the cart, or raises the quantity of an equal line',
    description:
      'Adds a filled yard to the cart, or raises the quantity of an equal line. Rejects a layout without designs, and designs of other collections.',
  },
  'fill-a-yard.replace': {
    summary: 'Replaces a line of the cart by another filled yard in one step',
  },
  'invoice.get': {
    summary:
      "The invoice of an order of the session's own, or of the one that a mail's token opens",
    description:
      "The invoice of an order of the session's own, or of the one that a mail's token opens; anybody else's number is the same 404 as an unknown one.",
  },
  'newsletter.subscribe': {
    summary: 'Asks for the newsletter',
    description:
      'Asks for the newsletter. The address gets one mail whose link confirms it, or leads to the preferences where it has all that was asked for already; nothing else is sent before that. The answer never tells the two apart. Text messages need the consent of now in `sms_text`.',
  },
  'newsletter.askForLink': {
    summary: 'Mails the way to the preferences to an address that is subscribed',
    description:
      'Mails the way to the preferences to an address that is subscribed; every other gets nothing.',
  },
  'newsletter.checkLink': {
    summary:
      'Asks whether the token of a mail still confirms a subscription, and does not use it up',
    description:
      'Asks whether the token of a mail still confirms a subscription, and does not use it up. One that is over or forged is FIELD_VALUE_INVALID of `token`.',
  },
  'newsletter.confirm': {
    summary: 'Confirms a subscription by the token of its mail, which counts once and for a week',
    description:
      'Confirms a subscription by the token of its mail, which counts once and for a week; any other is FIELD_VALUE_INVALID of `token`. The same token is answered alike for ten minutes, so that a lost answer can be asked for again. The answer has the token of the preferences.',
  },
  'newsletter.get': {
    summary: 'Gets the subscription of a token, or of the member of the session',
    description:
      'Gets the subscription of a token, or of the member of the session: null for a member without one. A token that is over or forged is FIELD_VALUE_INVALID of `token`.',
  },
  'newsletter.change': {
    summary: 'Changes the subscription of a token or of the member of the session',
    description:
      'Changes the subscription of a token or of the member of the session. A member without one is FIELD_VALUE_INVALID of `token`, and subscribes as everybody does.',
  },
  'newsletter.unsubscribe': {
    summary:
      'Ends e-mail, text messages, or both, of the subscription of a token or of the member of the session',
    description:
      'Ends e-mail, text messages, or both, of the subscription of a token or of the member of the session. What has ended already stays so, and is no error.',
  },
  'orders.list': {
    summary: "Lists the orders of the session's user, the newest first",
    description:
      "Lists the orders of the session's user, the newest first: those that the member placed, and those of a guest whose cart came along at a login.",
  },
  'orders.get': {
    summary: "Gets an order of the session's own, or the one that a mail's token opens",
    description:
      "Gets an order of the session's own, or the one that a mail's token opens; anybody else's is the same 404 as an unknown one.",
  },
  'orders.byToken': {
    summary: "Gets the one order that a mail's token opens, where its number is not known",
    description:
      "Gets the one order that a mail's token opens, where its number is not known. The token travels in the body, so that no log of addresses has it. With the number and the token as `order_token` of `send`, `invoice.get`, `orders.cancel` and `orders.buyAgain` open it as they do to its buyer.",
  },
  'orders.ask': {
    summary: 'Asks for a mail with the way to an order',
    description:
      'Asks for a mail with the way to an order. The answer is the same whether there is an order of that number and e-mail address or not: the mail alone tells its reader.',
  },
  'orders.buyAgain': {
    summary:
      "Puts the lines of an own order, or of the one that a mail's token opens, into the current cart of the session, at the prices of today",
    description:
      "Puts the lines of an own order, or of the one that a mail's token opens, into the current cart of the session, at the prices of today. A line that cannot be bought any more is left out and named; the others are added. The same key adds them once.",
  },
  'orders.cancel': {
    summary:
      "Cancels an own order, or the one that a mail's token opens, within the hour after it was placed and gives all of its money back, once however often it is asked for",
    description:
      "Cancels an own order, or the one that a mail's token opens, within the hour after it was placed and gives all of its money back, once however often it is asked for. ORDER_NOT_EDITABLE comes after that hour, for an order that is printed or on its way, and where something that it bought is spent: a gift certificate, Spoondollars, a coupon or a membership.",
  },
  'ownDesigns.beginUpload': {
    summary:
      'Begins to send a PNG, JPEG or TIFF file of up to `ART_MAX_BYTES` bytes, which comes in parts',
  },
  'ownDesigns.sendPart': {
    summary: 'Sends the next part of a file, `ART_PART_BYTES` bytes or its rest',
    description:
      "Sends the next part of a file, `ART_PART_BYTES` bytes or its rest. A part that does not begin where the last one ended changes nothing: the answer says from where to go on. The last part's answer has the picture. A file that is no picture for a design is ART_INVALID, and its `params.reason` says why: `kind`, `small`, `large`, `pages` or `broken`.",
  },
  'ownDesigns.getUpload': {
    summary: 'Gets how much of a file has come',
    description: "Gets how much of a file has come; only its member's.",
  },
  'ownDesigns.create': {
    summary: 'Makes a design of a picture that has come, and shows it in the shop',
    description:
      'Makes a design of a picture that has come, and shows it in the shop. A picture makes one design: asked again, the answer is the same design. The first one makes the member a designer.',
  },
  'ownDesigns.change': {
    summary: "Changes a design of the member's own",
    description:
      "Changes a design of the member's own; what is left out stays. Any other is a 404.",
  },
  'ownDesigns.list': {
    summary: "Gets the member's own designs, the newest first, 20 at most",
  },
  'passkeys.openLogIn': {
    summary: 'Gets what a browser needs to log somebody in by a passkey',
    description:
      'Gets what a browser needs to log somebody in by a passkey: a challenge that counts once, for ten minutes, and in this browser alone, by a cookie. It names no account.',
  },
  'passkeys.logIn': {
    summary: 'Opens the session of the member whose passkey answered, like `account.logIn`',
    description:
      "Opens the session of the member whose passkey answered, like `account.logIn`: in HttpOnly cookies, always a new one, and the caller's guest cart comes along. PASSKEY_INVALID says no more than that.",
  },
  'passkeys.list': {
    summary: 'Gets the passkeys of a member, the newest first',
    description:
      'Gets the passkeys of a member, the newest first. A guest has none and is UNAUTHORIZED.',
  },
  'passkeys.open': {
    summary: 'Gets what a browser needs to make a passkey, which `passkeys.add` then saves',
    description:
      "Gets what a browser needs to make a passkey, which `passkeys.add` then saves: a challenge that counts once, for ten minutes, and in this session alone. It needs the account's password, so that a session that was taken over leaves no way back in. A name that cannot be used is rejected here, before the browser asks anything.",
  },
  'passkeys.add': {
    summary: 'Saves the passkey that a browser has made of the options of `passkeys.open`',
  },
  'passkeys.rename': {
    summary: "Gives a member's passkey another name",
    description: "Gives a member's passkey another name; one that is gone changes nothing.",
  },
  'passkeys.remove': {
    summary: "Deletes a member's passkey, which opens no session any more",
    description:
      "Deletes a member's passkey, which opens no session any more; one that is gone already stays gone. The password stays, so that nobody locks themselves out.",
  },
  'payment.rules': {
    summary:
      'Gets the rules of the ways to pay that the shop offers, with their limits in one currency',
  },
  'cards.list': {
    summary: "Gets the member's saved cards, the newest first",
  },
  'cards.remove': {
    summary: "Deletes a saved card of the member's own",
    description: "Deletes a saved card of the member's own; one that is gone already is gone.",
  },
  'privacy.ask': {
    summary: 'Asks for a copy of the data about an e-mail address, or for its deletion',
    description:
      "Asks for a copy of the data about an e-mail address, or for its deletion. Nothing happens before the link in the mail to that address is confirmed. An address has one request at a time: a new one takes the place of one that is not confirmed, also of an agent's, and the mail to an address whose deletion is under way leads to that. The answer never tells them apart.",
  },
  'privacy.represent': {
    summary: 'Asks the same for somebody else, by their agent',
    description:
      "Asks the same for somebody else, by their agent. The mail goes to the person, and names the agent: to confirm it is the written permission, and shows that it is the person's. Then the copy goes to the agent as well, or both hear of the deletion.",
  },
  'privacy.read': {
    summary: "Reads the request of a mail's token, and changes nothing",
    description:
      "Reads the request of a mail's token, and changes nothing. An agent's opens it once the person has permitted it. A forged token is FIELD_VALUE_INVALID of `token`; a request that is too old is `expired`.",
  },
  'privacy.confirm': {
    summary: 'Confirms a request by the token of its mail, once',
    description:
      'Confirms a request by the token of its mail, once: a request that has gone on is answered as it is. Where the address has an account, its member has to be logged in, else the call is UNAUTHORIZED.',
  },
  'privacy.cancel': {
    summary:
      'Cancels a request that has not ended, or withdraws the permission of an agent whom the person let read a copy',
    description:
      'Cancels a request that has not ended, or withdraws the permission of an agent whom the person let read a copy. Any other request is answered as it is.',
  },
  'privacy.export': {
    summary: 'Gets the copy of the data of a confirmed request',
    description:
      'Gets the copy of the data of a confirmed request: one object of named lists, as of now. Any other request is FIELD_VALUE_INVALID of `token`; a member has to be logged in, as for the confirmation.',
  },
  'product.list': {
    summary: 'Lists the products of one kind with their prices in one currency',
    description:
      'Lists the products of one kind with their prices in one currency. The kind is a name of `PRODUCT_KINDS`; any other is a 404.',
  },
  'reviews.addPhoto': {
    summary: 'Uploads one picture of a review that is being written',
    description:
      'Uploads one picture of a review that is being written: GIF, JPEG or PNG of at most `PHOTO_MAX_BYTES`. The gateway decodes it and stores what it draws anew, so that nothing else of the file is left. Only its uploader knows the id, and the picture is public once its review is.',
  },
  'reviews.list': {
    summary:
      'Lists the published reviews of a design, `REVIEWS_PAGE_SIZE` at most, with the summary of all of them',
  },
  'reviews.summary': {
    summary: 'Gets the sum of all published reviews of a design',
  },
  'reviews.eligibility': {
    summary:
      "Gets on which materials the session's user has ordered a design, because only those can be reviewed",
    description:
      "Gets on which materials the session's user has ordered a design, because only those can be reviewed. A guest has none: a review has a member's name.",
  },
  'reviews.submit': {
    summary: 'Sends a review, which is published once somebody has read it',
    description:
      "Sends a review, which is published once somebody has read it. Each member writes one of a design and a material; the same review sent twice is one. REVIEW_EXISTS comes for a second, other one. Like a vote and a report it is a storefront's alone: any other page reads, and is UNAUTHORIZED.",
  },
  'reviews.vote': {
    summary: 'Says that a review was helpful, once for each user',
    description:
      "Says that a review was helpful, once for each user. REVIEW_ALREADY_VOTED comes for every further time, and for a review of the user's own.",
  },
  'reviews.flag': {
    summary: 'Reports a review as inappropriate',
    description: 'Reports a review as inappropriate; a second report of one user changes nothing.',
  },
  'search.designs': {
    summary: 'Gets one page of designs with counts for each filter',
    description:
      "Gets one page of designs with counts for each filter. `searched_for` is the text that was searched for in place of one that no design has; null where the search was as typed. A `total` above 10,000 can be an estimate; then `total_is_estimate` is true. A search of a member's own (`scope` of `connections` or `favorites`) is rejected for everybody who has not logged in.",
  },
  'search.spelunks': {
    summary:
      'Searches designers or collections, those with the most designs first, twenty on a page',
  },
  'search.suggest': {
    summary: 'Suggests what a text that is being typed may become, in the language of the request',
    description:
      'Suggests what a text that is being typed may become, in the language of the request: texts to search for with the number of designs that each finds (null above 10,000), designs that fit, and designers and collections by their names. A misspelled text gets the suggestions of the nearest known words; one shorter than `MIN_SUGGESTED_LENGTH` gets none.',
  },
  'session.whoAmI': {
    summary: "Gets the user of the session's cookies",
    description: "Gets the user of the session's cookies; null for a visitor without a session.",
  },
  'session.createGuest': {
    summary: 'Creates a guest',
    description:
      "Creates a guest. `session` sets HttpOnly cookies; `embed` sets none and answers a cart token, which only opens the cart of that guest. The guest's cart, and the order that it becomes, are credited to the partner of the key `partner`. Of an `embed`, a key that does not count and a country that does not exist reject nothing, so that the page sells: `page_problem` says what is wrong with the page, in a sentence for its developer.",
  },
  'session.refresh': {
    summary: "Rotates the session's tokens",
    description:
      "Rotates the session's tokens. The spec makes it a GET although it changes state, so it is sent once and never retried, and the gateway rejects it for navigations and for other origins.",
  },
  'session.preferences': {
    summary: "Changes the user's preferences",
    description: "Changes the user's preferences. An unknown currency is CURRENCY_INVALID.",
  },
  'solid.crossSells': {
    summary: 'Lists what goes with a solid',
    description:
      'Lists what goes with a solid: the designs with a color nearest to it, and solids of other families. A fabric or color that is not sold is a 404.',
  },
  'studentGrant.addFile': {
    summary: 'Sends one file of an application for the student project grant',
    description:
      'Sends one file of an application for the student project grant: the proof as a PDF, PNG or JPEG of at most 4 MB, or previous work as one PDF of at most 8 MB. A PDF has one to ten pages. The bytes decide, whatever a name or a browser says: a file that is no such file is GRANT_FILE_INVALID, and its `params.reason` is one of `GRANT_FILE_REASONS`. A file that no application takes within a day is deleted.',
  },
  'studentGrant.apply': {
    summary: 'Applies for the student project grant with two files of `studentGrant.addFile`',
    description:
      'Applies for the student project grant with two files of `studentGrant.addFile`. The application counts in the semester that is open when it arrives (`semester_round`); of several with one e-mail address the newest counts. A mail confirms it in the language of the request. The same application sent twice is one.',
  },
  'checkout.vatNumber': {
    summary: "Stores the VAT number that an order's invoice names",
    description:
      "Stores the VAT number that an order's invoice names; `vatNumber: null` takes it off. It is taken where VAT is due and numbers of this form are given.",
  },
  'wallpaper.estimate': {
    summary: 'Estimates one wallpaper for a wall',
    description: 'Estimates one wallpaper for a wall. An unknown code is a 404.',
  },
  'wallpaper.compare': {
    summary: 'Estimates every wallpaper for a wall',
  },
  'wallpaper.list': {
    summary:
      'Lists every wallpaper with its price for each size, in one currency, and says whether the prices contain the tax of the country',
  },
  'wallpaper.add': {
    summary: 'Adds wallpaper to the cart, or raises the quantity of an equal line',
    description:
      'Adds wallpaper to the cart, or raises the quantity of an equal line. The idempotency key belongs to the line: a request that is sent twice with one key adds the line once.',
  },
  'wallpaper.replace': {
    summary: 'Replaces a line of the cart by another wallpaper in one step',
  },
}
