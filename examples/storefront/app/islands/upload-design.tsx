import { UploadDesign } from '@selvage/react/studio'
import type { UploadDesignProps } from '@selvage/react/studio'
import { useEffect, useRef } from 'react'
import { TYPED_PARAMS, writeTyped } from '../own-designs/design-in-address.ts'
import { MADE_PARAM, UPLOAD_PARAM } from '../own-designs/own-designs-path.ts'

/** Browsers take so many changes of an address within some seconds: it waits for a pause. */
const PAUSE_MS = 150

/**
 * The form of a new design. The address has the picture that came and what is filled in: a reload,
 * Back and another tab go on with it, and an address without them begins a new design.
 */
export default function UploadDesignIsland(props: UploadDesignProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <UploadDesign
      {...props}
      onUpload={({ id }) => changeAddress((query) => query.set(UPLOAD_PARAM, id))}
      onFill={(typed) => {
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          changeAddress((query) => writeTyped(query, typed))
        }, PAUSE_MS)
      }}
      onMade={({ id }) => {
        clearTimeout(pause.current)
        changeAddress((query) => {
          for (const each of [UPLOAD_PARAM, ...TYPED_PARAMS]) query.delete(each)
          query.set(MADE_PARAM, String(id))
        })
      }}
    />
  )
}

function changeAddress(change: (query: URLSearchParams) => void): void {
  const url = new URL(location.href)
  url.searchParams.delete(MADE_PARAM)
  change(url.searchParams)
  history.replaceState(history.state, '', url)
}
