'use client'
import { ART_MAX_BYTES, sendArt } from '@selvage/core/own-designs'
import type { ArtUpload, SentUpload } from '@selvage/core/own-designs'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { designErrorText } from './design-errors.ts'
import type { PictureError } from './design-errors.ts'
import { pictureErrorOf } from './thrown-design.ts'

/** The file of a design: none yet, on its way, stopped, wrong, or here. */
export type ArtFile =
  | { readonly state: 'none' }
  | { readonly state: 'stopped'; readonly again: File }
  | {
      readonly state: 'sending'
      readonly file: File
      readonly received: number
      /** True while an answer that was lost is asked for again. */
      readonly isPaused?: boolean
    }
  /** `again` is the file where nothing is wrong with it, which may be sent again. */
  | { readonly state: 'wrong'; readonly error: PictureError; readonly again?: File | undefined }
  | { readonly state: 'here'; readonly upload: SentUpload; readonly name?: string }

const KINDS = ['image/png', 'image/jpeg', 'image/tiff']
const ENDING = /\.(?:png|jpe?g|tiff?)$/i
/** The values of the file field's `accept`. */
export const ART_ACCEPT = [...KINDS, '.png', '.jpg', '.jpeg', '.tif', '.tiff'].join(',')
/** The shares of a file that are announced. */
const ANNOUNCED = [0.25, 0.5, 0.75] as const

/** Returns what is wrong with a chosen file before it is sent. */
export function fileError({ type, name, size }: File): PictureError | undefined {
  if (!KINDS.includes(type) && !ENDING.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > ART_MAX_BYTES ? { bytes: size } : undefined
}

/** True for an upload whose picture is there. */
export const isSent = (upload: ArtUpload | null | undefined): upload is SentUpload =>
  Boolean(upload?.art)

/** Sends one file at a time, and holds how far it is. */
export function useArtUpload(
  given: ArtUpload | null | undefined,
  onSent: (upload: SentUpload) => void,
) {
  const { gateway } = useShop()
  const messages = useMessages()
  const announce = useAnnounce()
  const announceError = useAnnounceError()
  const [file, setFile] = useState<ArtFile>(() =>
    isSent(given) ? { state: 'here', upload: given } : { state: 'none' },
  )
  const sending = useRef<AbortController>(undefined)

  useEffect(() => () => sending.current?.abort(), [])
  const isSending = file.state === 'sending'
  useEffect(() => {
    if (!isSending) return
    // The browser asks whether the page is left while bytes are on the way.
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])

  const fail = useCallback(
    (error: PictureError, again?: File) => {
      setFile({ state: 'wrong', error, again })
      announceError(designErrorText(messages, 'picture', error))
    },
    [messages, announceError],
  )

  async function send(chosen: File): Promise<void> {
    sending.current?.abort()
    announceError()
    const error = fileError(chosen)
    if (error) return fail(error)
    const own = new AbortController()
    sending.current = own
    const { name, size: bytes } = chosen
    const due: number[] = [...ANNOUNCED]
    const show = (received: number) => {
      if (own.signal.aborted) return
      setFile({ state: 'sending', file: chosen, received })
      const share = due.filter((each) => received / bytes >= each).at(-1)
      if (share === undefined) return
      due.splice(0, due.indexOf(share) + 1)
      announce(messages.t('studio.sentPart', { percent: messages.percent(share) }))
    }
    show(0)
    const sent = await sendArt({
      gateway,
      size: bytes,
      read: async (offset, length) =>
        new Uint8Array(await chosen.slice(offset, offset + length).arrayBuffer()),
      onProgress: show,
      onPause: () => {
        setFile((before) => (before.state === 'sending' ? { ...before, isPaused: true } : before))
        announce(messages.t('studio.sendingAgain'))
      },
      signal: own.signal,
    })
    if (own.signal.aborted) return
    if (sent.state === 'failed')
      return fail(
        pictureErrorOf(sent.error),
        sent.error.code === 'ART_INVALID' ? undefined : chosen,
      )
    if (sent.state === 'stopped') return
    const { upload } = sent
    const { width, height } = upload.art
    setFile({ state: 'here', upload, name })
    announce(messages.t('studio.arrived', { width, height }))
    onSent(upload)
  }

  const stop = () => {
    sending.current?.abort()
    setFile((before) =>
      before.state === 'sending' ? { state: 'stopped', again: before.file } : before,
    )
    announce(messages.t('studio.stopped'))
  }
  return { file, send, stop, fail }
}
