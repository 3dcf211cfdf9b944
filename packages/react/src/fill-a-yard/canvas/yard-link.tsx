'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { TextField } from '../../field/index.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './keeping.css.ts'

/** The address that opens this yard, to be selected and copied. */
export function YardLink({ href }: { readonly href: string }): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    // Where the page may not use the clipboard, the selected address can be copied by key.
    box.current?.select()
    try {
      await navigator.clipboard.writeText(href)
      announce(t('fill-a-yard.linkCopied'))
    } catch {
      announce(t('fill-a-yard.linkChosen'))
    }
  }
  return (
    <div className={css.link}>
      <TextField
        ref={box}
        label={t('fill-a-yard.link')}
        hint={t('fill-a-yard.linkHint')}
        value={href}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        kind="small"
        onClick={() => {
          void copy()
        }}
      >
        {t('fill-a-yard.copyLink')}
      </Button>
    </div>
  )
}
