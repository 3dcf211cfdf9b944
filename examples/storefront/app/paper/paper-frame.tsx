import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import { withQuery } from '../settings/page-query.ts'
import { PAPERS } from './papers.ts'
import type { PaperChoice } from './papers.ts'
import * as css from './paper-frame.css.ts'

interface PaperFrameProps extends PaperChoice {
  /** The name of the links above the sheet. */
  readonly label: string
  /** The page that the sheet belongs to. */
  readonly back: { readonly href: string; readonly label: string }
  /** The sheet's address with its query, without the choice of paper. */
  readonly here: string
  /** The settings that the page's address chooses besides, as a query. */
  readonly override: string
  /** The sheet, which alone prints. */
  readonly children: ReactNode
}

/** One sheet of paper, and above it the links that choose its size and its ink. */
export function PaperFrame({
  label,
  back,
  here,
  override,
  paper,
  linesOnly,
  children,
}: PaperFrameProps) {
  const { t } = useMessages()
  const hrefOf = (choice: PaperChoice): string =>
    withQuery(`${here}&paper=${choice.paper}${choice.linesOnly ? '&lines=only' : ''}`, override)
  return (
    <>
      <nav className={css.bar} aria-label={label}>
        <a href={back.href}>{back.label}</a>
        {PAPERS.map((each) => (
          <a
            key={each}
            href={hrefOf({ paper: each, linesOnly })}
            aria-current={each === paper || undefined}
          >
            {each === 'a4' ? 'A4' : 'Letter'}
          </a>
        ))}
        <a href={hrefOf({ paper, linesOnly: !linesOnly })}>
          {t(linesOnly ? 'page.paperWithPrint' : 'page.paperLinesOnly')}
        </a>
        <span>{t('wall.printHint')}</span>
      </nav>
      <article className={paper === 'a4' ? `${css.sheet} ${css.a4}` : css.sheet}>
        {children}
      </article>
    </>
  )
}
