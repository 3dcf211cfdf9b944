import { Fragment, useRef, useState } from 'react'
import { embedSnippet, snippetFormats } from '@selvage/embed/snippets'
import type { SnippetFormat, SnippetOptions } from '@selvage/embed/snippets'
import { Button } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import * as css from './code.css.ts'
import { kindName } from './kind-field.tsx'
import { Segments } from './segments.tsx'
import { useCopy } from './use-copy.ts'

interface CodePanelProps {
  readonly snippet: SnippetOptions
  readonly format: SnippetFormat
  /** True once the script of the page runs; before, the code is in a box of text. */
  readonly scripted: boolean
  readonly onFormat: (format: SnippetFormat) => void
}

/** The code of the widget in each form, with the button that copies it. */
export function CodePanel({ snippet, format, scripted, onFormat }: CodePanelProps) {
  const { t } = useMessages()
  const code = embedSnippet(format, snippet)
  const lines = code.split('\n')
  const changed = useChangedLines(lines, format)
  const box = useRef<HTMLDivElement>(null)
  const { state, copy } = useCopy(code, box)
  const status = {
    idle: t(`builder.paste_${format === 'vue' ? 'react' : format}`),
    copied: t('builder.copiedLine', {
      count: lines.length,
      kind: kindName(t, snippet.kind),
      version: snippet.embed.version,
    }),
    selected: t('builder.copyByHand'),
  }[state]
  return (
    <section className={css.panel} aria-label={t('builder.code')}>
      <div className={css.head}>
        <Segments
          look="tabs"
          legend={t('builder.code')}
          name="code"
          value={format}
          options={snippetFormats.map((each) => ({
            value: each,
            label: t(`builder.format_${each}`),
          }))}
          onChange={onFormat}
        />
        <div className={css.copyBar}>
          {scripted ? (
            <button
              type="button"
              className={css.copy[state === 'copied' ? 'copied' : 'ready']}
              onClick={() => void copy()}
            >
              {state === 'copied' ? `✓ ${t('builder.copied')}` : t('builder.copy')}
            </button>
          ) : (
            <Button type="submit">{t('builder.show')}</Button>
          )}
        </div>
      </div>
      <div className={css.frame}>
        {scripted ? (
          <div
            ref={box}
            className={css.code}
            role="textbox"
            aria-readonly="true"
            aria-multiline="true"
            tabIndex={0}
            aria-label={t('builder.code')}
          >
            {lines.map((line, at) => (
              <code key={at} className={css.lines[changed.has(line) ? 'changed' : 'same']}>
                <Highlighted line={line} />
                {'\n'}
              </code>
            ))}
          </div>
        ) : (
          <textarea
            className={css.code}
            readOnly
            rows={lines.length}
            wrap="off"
            spellCheck={false}
            aria-label={t('builder.code')}
            value={code}
          />
        )}
        <p className={css.status} role="status">
          {status}
        </p>
      </div>
    </section>
  )
}

/** A line with its quoted texts in a color of their own. */
function Highlighted({ line }: { readonly line: string }) {
  return line.split(/("[^"]*")/).map((part, at) =>
    part.startsWith('"') ? (
      <span key={at} className={css.quoted}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

/** Returns the lines that the last change of the choices wrote; none when another form is shown. */
function useChangedLines(lines: readonly string[], format: SnippetFormat): ReadonlySet<string> {
  const text = lines.join('\n')
  const [shown, setShown] = useState({ text, format, changed: new Set<string>() })
  if (shown.text === text && shown.format === format) return shown.changed
  const before = new Set(shown.text.split('\n'))
  const changed = new Set(
    shown.format === format ? lines.filter((line) => line.trim() !== '' && !before.has(line)) : [],
  )
  setShown({ text, format, changed })
  return changed
}
