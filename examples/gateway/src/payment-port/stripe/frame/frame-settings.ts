import type { FrameMessages } from '../../../payment-provider/frame/messages.table.ts'

/** The settings of the page's script. */
export interface StripeFrameSettings {
  readonly sessionId: string
  readonly merchantOrigin: string
  readonly publishableKey: string
  readonly language: string
  readonly messages: FrameMessages
}
