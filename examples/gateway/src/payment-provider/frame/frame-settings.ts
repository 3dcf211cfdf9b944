import type { FrameWords } from './words.table.ts'

/** What the frame's script is told. */
export interface FrameSettings {
  readonly sessionId: string
  readonly merchantOrigin: string
  readonly words: FrameWords
  readonly brands: Readonly<Record<string, string>>
}
