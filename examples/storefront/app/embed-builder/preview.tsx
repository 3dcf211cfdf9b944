import { useEffect, useRef, useState } from 'react'
import type { SnippetOptions } from '@selvage/embed/snippets'
import { useMessages } from '@selvage/react/messages'
import { PREVIEW_PAGES } from './builder-choices.ts'
import type { PreviewPage } from './builder-choices.ts'
import * as css from './preview.css.ts'
import { PREVIEW_PATH } from './preview-path.ts'
import { Segments } from './segments.tsx'

interface PreviewProps {
  readonly snippet: SnippetOptions
  readonly page: PreviewPage
  readonly scripted: boolean
  readonly onPage: (page: PreviewPage) => void
}

/** The real widget in a frame, on a plain or a dark page or in a narrow column. */
export function Preview({ snippet, page, scripted, onPage }: PreviewProps) {
  const { lang, t } = useMessages()
  return (
    <section className={css.preview} aria-label={t('builder.preview')}>
      <Segments
        look="tabs"
        legend={t('builder.preview')}
        name="page"
        value={page}
        options={PREVIEW_PAGES.map((each) => ({ value: each, label: t(`builder.page_${each}`) }))}
        onChange={onPage}
      />
      <div className={css.stage[page]}>
        {scripted ? (
          <PreviewFrame
            key={lang}
            address={`${PREVIEW_PATH}?lang=${lang}`}
            title={t('builder.preview')}
            snippet={snippet}
            page={page}
          />
        ) : (
          <p className={css.unscripted}>{t('builder.previewNeedsScript')}</p>
        )}
      </div>
    </section>
  )
}

interface PreviewFrameProps {
  readonly address: string
  readonly title: string
  readonly snippet: SnippetOptions
  readonly page: PreviewPage
}

function PreviewFrame({ address, title, snippet, page }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const { current } = frame
      if (!current || source !== current.contentWindow || typeof data !== 'object') return
      const { type, height } = { type: undefined, height: undefined, ...data }
      if (type === 'selvage-ready') setReady(true)
      if (type === 'selvage-height' && typeof height === 'number') current.height = String(height)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    const { kind, attributes, link } = snippet
    // The frame has no origin that could be named.
    if (isReady)
      frame.current?.contentWindow?.postMessage(
        { type: 'selvage-preview', kind, attributes, on: page, ...link },
        '*',
      )
  }, [isReady, snippet, page])
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={address}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  )
}
