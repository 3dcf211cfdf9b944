import type { DiscountGroup } from '../../discount/discount-groups.table.ts'
import type { ErrorCode } from '../../errors/catalogue.table.ts'
import type { PasskeyAnswer, PasskeyOptions } from '../../passkey/passkeys.contract.ts'

/** One fresh visitor of a gateway, with what the rules must know beside the gateway's answers. */
export interface GatewayUnderTest {
  /** Address of the gateway, without a slash at the end. */
  readonly url: string
  /** An origin whose pages may lead a shopper to a provider and back. */
  readonly storefront: string
  /** Sends requests as one browser on the storefront, which stores and sends cookies. */
  readonly fetch: typeof globalThis.fetch
  /** Sends requests as another browser on the storefront, which has its own cookies. */
  readonly otherFetch: typeof globalThis.fetch
  /** Sends requests as a page of an origin that the gateway was not given, without cookies. */
  readonly partnerFetch: typeof globalThis.fetch
  /** A promo code that is valid now, from an order value in US cents that is above zero. */
  readonly promo: {
    readonly code: string
    readonly percent: number
    readonly fromUsdMinor: number
    /** Another code, which counts for members alone, whatever the order is worth. */
    readonly membersCode: string
    /** Another code, which has ended. */
    readonly endedCode: string
  }
  /** Types a card into the card frame of a payment session and returns the card's token. */
  cardToken(
    sessionId: string,
    outcome:
      | 'accepted'
      /** A card whose bank asks its owner to confirm the payment. */
      | 'challenged'
      | Extract<ErrorCode, 'CARD_DECLINED' | 'CARD_INSUFFICIENT_FUNDS'>,
  ): Promise<string>
  /** Answers the provider's page to which a challenged attempt leads. */
  answerChallenge(
    actionUrl: string,
    answer: 'confirm' | 'deny' | 'cancel' | 'expire',
  ): Promise<void>
  /** The token of the link in the mail of an order that this visitor placed as a guest. */
  orderToken(orderNumber: string): Promise<string>
  /** The code in the mail of the gift certificate that an order bought. */
  giftCode(orderNumber: string): Promise<string>
  /** The code in the mail of the coupon that an order brought. */
  couponCode(orderNumber: string): Promise<string>
  /** Makes the member of an e-mail address a designer, as an operator does. */
  makeDesigner(email: string): Promise<void>
  /** Marks an order as printed, as an operator does. */
  printOrder(orderNumber: string): Promise<void>
  /**
   * The token of the newest mail to an e-mail address about a new password; undefined when there is
   * no such mail.
   */
  passwordToken(email: string): Promise<string | undefined>
  /**
   * The token of the newest mail of the newsletter to an e-mail address, and whether its link
   * confirms a subscription; undefined when there is no such mail since the last one was asked for.
   */
  newsletterMail(
    email: string,
  ): Promise<{ readonly token: string; readonly confirms: boolean } | undefined>
  /** The token of the newest mail about a request for the data of an e-mail address. */
  privacyToken(email: string): Promise<string | undefined>
  /** Deletes the data of the requests that were confirmed, as the gateway does by itself. */
  deleteDue(): Promise<void>
  /**
   * Proves a group at the provider's page, or fails to prove one (null). Returns what the page
   * leads back with.
   */
  proveGroup(
    url: string,
    group: DiscountGroup | null,
  ): Promise<{ readonly state: string; readonly code: string | null }>
  /** Publishes or rejects all reviews that wait, as an operator does. */
  decideReviews(state: 'published' | 'rejected'): Promise<void>
  /** Makes a passkey of the options of `openPasskey`, as the visitor's browser would. */
  makePasskey(options: PasskeyOptions): Promise<PasskeyAnswer>
  /** Answers the options of `openPasskeyLogIn` with the visitor's newest passkey. */
  usePasskey(options: PasskeyOptions): Promise<PasskeyAnswer>
  /** The value of the visitor's access cookie; an empty text without a session. */
  accessCookie(): string
}

/** Makes a visitor who has no session yet. It is called once for each test. */
export type OpenGateway = () => GatewayUnderTest | Promise<GatewayUnderTest>

/** The matchers that the suite needs of a test runner's `expect`. */
export interface Expectation {
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
}

/** The functions of a test runner, such as Vitest's or Jest's. */
export interface TestRunner {
  readonly describe: (title: string, body: () => void) => unknown
  readonly test: (title: string, body: () => Promise<void>) => unknown
  readonly expect: (actual: unknown) => Expectation
}

/** One group of rules. */
export type DescribeRules = (open: OpenGateway, runner: TestRunner) => void
