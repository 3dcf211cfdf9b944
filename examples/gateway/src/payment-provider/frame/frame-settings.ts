import type { FrameMessages } from './messages.table.ts'

/** The settings of the frame's script. */
export interface FrameSettings {
  readonly sessionId: string
  readonly merchantOrigin: string
  readonly messages: FrameMessages
  readonly brands: Readonly<Record<string, string>>
}
