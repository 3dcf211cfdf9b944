/** Who a request comes from. */
export interface Session {
  /** Public id of the guest or member. */
  readonly userId: string
  /**
   * `session`: our own cookies, everything of that user. `embed`: a partner page's token, the
   * user's cart and nothing else.
   */
  readonly kind: 'session' | 'embed'
  readonly guest: boolean
  /** The row of `sessions`; null for an embed. */
  readonly sessionId: string | null
}
