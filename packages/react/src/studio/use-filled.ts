'use client'
import { useEffect, useRef } from 'react'
import type { TypedDesign } from './typed-design.ts'

/** Reports each change of what is filled in; the fields without a state are read off their form. */
export function useFilled(
  held: Pick<TypedDesign, 'tags' | 'repeatType' | 'width'>,
  onFill: ((values: TypedDesign) => void) | undefined,
) {
  const element = useRef<HTMLFormElement>(null)
  const { tags, repeatType, width } = held
  const fill = () => {
    if (!element.current) return
    const form = new FormData(element.current)
    onFill?.({
      ...held,
      title: String(form.get('title') ?? ''),
      mature: form.has('mature'),
      forSale: form.get('sale') !== 'no',
    })
  }
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) fill()
    isFirst.current = false
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tags, repeatType, width])
  return { element, fill }
}
