/** One account of a shop to try out. */
interface DemoAccount {
  readonly email: string
  readonly screenName: string
  readonly designOwner: boolean
  readonly pro: boolean
  readonly businessTools: boolean
  /** True for a cart that is counted by the legacy call. */
  readonly stayLegacy: boolean
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'selvage-demo'

const member = { designOwner: false, pro: false, businessTools: false, stayLegacy: false }

/** Accounts to try the shop out with: a member, a designer and a trade customer. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { ...member, email: 'member@example.com', screenName: 'June in Hudson' },
  { ...member, email: 'designer@example.com', screenName: 'Moth and Loom', designOwner: true },
  {
    ...member,
    email: 'trade@example.com',
    screenName: 'Harrow Interiors',
    pro: true,
    businessTools: true,
    stayLegacy: true,
  },
]
