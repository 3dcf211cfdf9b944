'use client'
import {
  checkDesign,
  cleanDesignTitle,
  createDesign,
  readRepeatWidth,
  sharpWidthIn,
  typeRepeatWidth,
} from '@selvage/core/own-designs'
import type { ArtUpload } from '@selvage/core/own-designs'
import { useRef, useState } from 'react'
import type { DragEvent, FormEvent } from 'react'
import type { ErrorMessage } from '../flash/index.ts'
import { toErrorMessage } from '../flash/to-error-message.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { rejectedFields } from './design-errors.ts'
import type { DesignErrors } from './design-errors.ts'
import { readTags } from './tag-field.tsx'
import type { TypedDesign, UploadDesignProps } from './typed-design.ts'
import { useArtUpload } from './use-art-upload.ts'

const DEFAULT_WIDTH_IN = 9
const FIRST: Omit<TypedDesign, 'width'> = {
  title: '',
  tags: [],
  mature: false,
  forSale: true,
  repeatType: 'basic',
}

/** The width that a picture begins with: one that prints sharply. */
const firstWidth = (upload: ArtUpload | undefined): number =>
  upload?.art ? Math.min(DEFAULT_WIDTH_IN, sharpWidthIn(upload.art)) : DEFAULT_WIDTH_IN

/** Holds the form of a new design, sends its picture, and makes the design. */
export function useNewDesign(props: UploadDesignProps) {
  const { upload, values, onUpload, onMade } = props
  const messages = useMessages()
  const { measurement } = messages
  const { gateway } = useShop()
  const begin = values ?? FIRST
  const [tags, setTags] = useState(values ? begin.tags : (upload?.art?.tags ?? []))
  const [type, setType] = useState(begin.repeatType)
  const [width, setWidth] = useState(() => {
    const widthIn = firstWidth(upload)
    const typed = values?.width ?? typeRepeatWidth(widthIn, measurement)
    return { typed, widthIn: readRepeatWidth(typed, measurement) ?? widthIn }
  })
  const [shown, setShown] = useState({ errors: props.errors ?? {}, error: props.error, attempt: 0 })
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState(props.made)
  const tagBox = useRef<HTMLInputElement>(null)
  const proposed = useRef<readonly string[]>(upload?.art?.tags ?? [])

  const art = useArtUpload(upload, (sent) => {
    // Tags of the picture before go with it, those that were typed stay.
    const earlier = proposed.current
    proposed.current = sent.art.tags
    setTags((before) => {
      const own = before.filter((tag) => !earlier.includes(tag))
      return [...sent.art.tags.filter((tag) => !own.includes(tag)), ...own]
    })
    setWidth((before) => {
      if (readRepeatWidth(before.typed, measurement) === undefined) return before
      const widthIn = Math.min(before.widthIn, sharpWidthIn(sent.art))
      return { typed: typeRepeatWidth(widthIn, measurement), widthIn }
    })
    setShown((before) => ({ ...before, errors: { ...before.errors, picture: undefined } }))
    onUpload?.(sent)
  })
  const { file } = art
  const sent = file.state === 'here' ? file.upload : undefined
  const picture = file.state === 'wrong' ? file.error : shown.errors.picture
  const errors = { ...shown.errors, picture }
  const reject = (next: DesignErrors, error?: ErrorMessage) =>
    setShown(({ attempt }) => ({ errors: next, error, attempt: attempt + 1 }))

  const choose = (chosen: File) => {
    setShown((before) => ({ ...before, errors: { ...before.errors, picture: undefined } }))
    void art.send(chosen)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title') ?? '')
    const all = [...tags, ...readTags(tagBox.current?.value ?? '')]
    const widthIn = readRepeatWidth(width.typed, measurement)
    const wrong: DesignErrors = {
      ...checkDesign({ title, tags: all, widthIn: widthIn ?? NaN, picture: sent?.art }),
      ...(!sent && { picture: missing() }),
    }
    if (!sent || widthIn === undefined || Object.keys(wrong).length > 0) return reject(wrong)
    setBusy(true)
    try {
      const { id, slug } = await gateway.send(createDesign, {
        body: {
          artId: sent.art.id,
          repeatType: type,
          widthIn,
          title,
          tags: all,
          mature: form.has('mature'),
          forSale: form.get('sale') !== 'no',
        },
      })
      const design = { id, slug, title: cleanDesignTitle(title), mature: form.has('mature') }
      setMade(design)
      onMade?.(design)
    } catch (thrown) {
      const rejected = rejectedFields(thrown)
      reject(rejected ?? {}, rejected ? undefined : toErrorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }

  const missing = () => {
    if (file.state === 'wrong') return file.error
    return file.state === 'sending' ? 'sending' : 'missing'
  }
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files
    if (!dropped) return
    event.preventDefault()
    choose(dropped)
  }

  return {
    begin,
    tags,
    setTags,
    type,
    setType,
    width,
    setWidth,
    tagBox,
    proposed,
    errors,
    shown,
    busy,
    made,
    file,
    sent,
    choose,
    submit,
    drop,
    stop: art.stop,
  }
}
