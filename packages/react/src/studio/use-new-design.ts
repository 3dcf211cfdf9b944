'use client'
import {
  checkDesign,
  cleanDesignTitle,
  createDesign,
  DESIGN_TAGS_MAX,
  isDesignTag,
  readRepeatWidth,
  sharpWidthIn,
  typeRepeatWidth,
} from '@selvage/core/own-designs'
import type { ArtUpload } from '@selvage/core/own-designs'
import { useRef, useState } from 'react'
import type { DragEvent, FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import type { DesignErrors } from './design-errors.ts'
import { readTags } from './read-tags.ts'
import { designErrors } from './thrown-design.ts'
import type { DesignFormErrors } from './thrown-design.ts'
import type { TypedDesign, UploadDesignProps } from './typed-design.ts'
import { widthCodeOf } from './typed-width.ts'
import type { TypedWidth } from './typed-width.ts'
import { useArtUpload } from './use-art-upload.ts'
import { useFilled } from './use-filled.ts'

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
  const begin = { ...FIRST, ...values }
  const given = values?.tags ?? upload?.art?.tags ?? []
  const [wrongTags] = useState(() => given.filter((tag) => !isDesignTag(tag)))
  const [tags, setTags] = useState<readonly string[]>(() => given.filter(isDesignTag))
  const [type, setType] = useState(begin.repeatType)
  const [width, setWidth] = useState<TypedWidth>(() => {
    const widthIn = firstWidth(upload)
    const typed = values?.width ?? typeRepeatWidth(widthIn, measurement)
    const read = readRepeatWidth(typed, measurement)
    return { typed, widthIn: read?.widthIn ?? widthIn, isLeft: false }
  })
  const [shown, setShown] = useState({
    errors: props.errors ?? {},
    error: props.error,
    tags: given,
    attempt: 0,
  })
  const mend = (field: keyof DesignErrors) =>
    setShown((before) => ({ ...before, errors: { ...before.errors, [field]: undefined } }))
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
      const room = Math.max(0, DESIGN_TAGS_MAX - own.length)
      return [...sent.art.tags.filter((tag) => !own.includes(tag)).slice(0, room), ...own]
    })
    setWidth((before) => {
      if (readRepeatWidth(before.typed, measurement) === undefined) return before
      const widthIn = Math.min(before.widthIn, sharpWidthIn(sent.art))
      if (widthIn === before.widthIn) return before
      return { typed: typeRepeatWidth(widthIn, measurement), widthIn, isLeft: false }
    })
    mend('picture')
    onUpload?.(sent)
  })
  const { file } = art
  const sent = file.state === 'here' ? file.upload : undefined
  const picture = file.state === 'wrong' ? file.error : shown.errors.picture
  const widthCode = width.isLeft ? widthCodeOf(width.typed, messages, sent?.art) : undefined
  const errors: DesignErrors = {
    ...shown.errors,
    picture,
    width: shown.errors.width ?? widthCode,
  }
  const reject = (all: readonly string[], { errors: next, error }: DesignFormErrors) =>
    setShown(({ attempt }) => ({ errors: next, error, tags: all, attempt: attempt + 1 }))

  const choose = (chosen: File) => {
    mend('picture')
    void art.send(chosen)
  }

  const filled = useFilled({ tags, repeatType: type, width: width.typed }, props.onFill)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title') ?? '')
    const all = [...tags, ...readTags(tagBox.current?.value ?? '')]
    const widthIn = readRepeatWidth(width.typed, measurement)?.widthIn
    const wrong: DesignErrors = {
      ...checkDesign({ title, tags: all, widthIn: widthIn ?? NaN, picture: sent?.art }),
      ...(!sent && { picture: missing() }),
    }
    if (!sent || widthIn === undefined || Object.keys(wrong).length > 0)
      return reject(all, { errors: wrong })
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
      reject(all, designErrors(thrown))
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
    ...filled,
    tags,
    wrongTags,
    setTags: (next: readonly string[]) => {
      setTags(next)
      mend('tags')
    },
    type,
    setType,
    width,
    setWidth: (next: TypedWidth) => {
      setWidth(next)
      if (next.typed !== width.typed) mend('width')
    },
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
