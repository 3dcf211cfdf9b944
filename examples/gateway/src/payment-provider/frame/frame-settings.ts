import type { FrameMessages } from './messages.table.ts'

/** What the frame's script is told. */
export interface FrameSettings {
  readonly sessionId: string
  readonly merchantOrigin: string
  readonly messages: FrameMessages
  readonly brands: Readonly<Record<string, string>>
}
