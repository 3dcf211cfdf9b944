import { isUncertain } from '../contract/is-uncertain.ts'
import { asShopError, shopError } from '../contract/shop-error.ts'
import type { ShopError } from '../contract/shop-error.ts'
import type { Gateway } from '../gateway/client.ts'
import { ART_PART_BYTES } from './own-design-rules.ts'
import { beginArtUpload, getArtUpload, sendArtPart } from './own-designs.contract.ts'
import type { Art, ArtUpload } from './own-designs.contract.ts'
import { toBase64 } from './to-base64.ts'

/** A picture file that {@link sendArt} sends, and how. */
export interface SendArtOptions {
  readonly gateway: Pick<Gateway, 'send'>
  /** The bytes of the whole file, `ART_MAX_BYTES` at most. */
  readonly size: number
  /** Reads a part of the file; rejects where the file is no longer there. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>
  /** Called with the bytes that have come, each time that they grow. */
  readonly onProgress?: ((received: number) => void) | undefined
  /** Called each time that an answer is lost and asked for again after a pause. */
  readonly onPause?: (() => void) | undefined
  /** Stops the sending. */
  readonly signal?: AbortSignal | undefined
  /** Waits so many milliseconds; the platform's own timer where it is left out. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined
}

/** The upload of a file that has come, with its picture. */
export type SentUpload = ArtUpload & { readonly art: Art }
/** The end of sending a file: its picture, why there is none, or that it was stopped. */
export type SentArt =
  | { readonly state: 'sent'; readonly upload: SentUpload }
  | { readonly state: 'failed'; readonly error: ShopError }
  | { readonly state: 'stopped' }

/** The pauses before a request is tried again, in milliseconds. */
export const ART_RETRY_PAUSES_MS = [500, 1500, 4000, 8000] as const
/** A part takes this long on a slow line. */
const PART_TIMEOUT_MS = 90_000

/**
 * Sends a picture file in parts, one after the other, each from where the gateway says that the
 * last one ended. An answer that is lost is asked for again after a pause, a longer one each time
 * that nothing has come; any other failure ends it.
 *
 * @example
 * const file = new Blob(['…'])
 * const sent = await sendArt({
 *   gateway: shop.gateway,
 *   size: file.size,
 *   read: async (offset, length) =>
 *     new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
 * })
 */
export async function sendArt(options: SendArtOptions): Promise<SentArt> {
  const { onProgress, onPause, signal, wait = timer } = options
  let upload: ArtUpload | undefined
  let tries = 0
  try {
    for (;;) {
      signal?.throwIfAborted()
      const next = await takeStep(options, upload).catch((error: unknown) => {
        if (signal?.aborted || !isWorthAnother(error)) throw error
        return undefined
      })
      if (next?.art) return { state: 'sent', upload: { ...next, art: next.art } }
      if (next && (!upload || next.received > upload.received)) {
        tries = 0
        onProgress?.(next.received)
      } else {
        const pause = ART_RETRY_PAUSES_MS[tries]
        if (pause === undefined) throw shopError('SERVER_ERROR')
        tries += 1
        onPause?.()
        await wait(pause)
      }
      upload = next ?? upload
    }
  } catch (error) {
    return signal?.aborted ? { state: 'stopped' } : { state: 'failed', error: asShopError(error) }
  }
}

const timer = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Makes the next request of an upload, and returns what has come then. */
async function takeStep(
  { gateway, size, read, signal }: SendArtOptions,
  upload: ArtUpload | undefined,
): Promise<ArtUpload> {
  const options = { timeoutMs: PART_TIMEOUT_MS, ...(signal && { signal }) }
  if (!upload) return gateway.send(beginArtUpload, { body: { bytes: size } }, options)
  const params = { id: upload.id }
  const offset = upload.received
  if (offset >= size) return gateway.send(getArtUpload, { params }, options)
  const length = Math.min(ART_PART_BYTES, size - offset)
  const bytes = await read(offset, length).catch(() => undefined)
  if (bytes?.length !== length) throw shopError('ART_INVALID', { status: 400, field: 'part' })
  return gateway.send(sendArtPart, { params, body: { offset, part: toBase64(bytes) } }, options)
}

/** True for an answer that is lost, and for one that says to come back later. */
const isWorthAnother = (error: unknown): boolean =>
  isUncertain(error) || asShopError(error).status === 429
