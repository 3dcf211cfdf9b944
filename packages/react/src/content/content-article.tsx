'use client'
import type { ContentPage } from '@selvage/core/content'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { DrawnBlock } from './content-block.tsx'
import * as css from './content.css.ts'

/** Pictures that are fetched at once; the others when they come near. @source spec 2 §9 */
const EAGER_PICTURES = 5
/** Sections from which a page has a table of contents. */
const LONG = 6

/** Props of {@link ContentArticle}. */
export interface ContentArticleProps {
  /** The page, as `readContent` of `@selvage/core/content` reads it. */
  readonly page: Pick<ContentPage, 'blocks' | 'updated'>
}

/**
 * The text of a page that an editor wrote, block by block, without its title. A long one has a
 * table of contents.
 */
export function ContentArticle({ page }: ContentArticleProps): ReactNode {
  needProps('ContentArticle', { page })
  const { t, date } = useMessages()
  const id = useId()
  const { blocks, updated } = page
  const sections = blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [block] : [],
  )
  const pictures = blocks.filter(({ type }) => type === 'picture')
  return (
    <article className={css.article}>
      {sections.length < LONG ? null : (
        <nav className={css.contents} aria-labelledby={id}>
          <p id={id} className={css.contentsTitle}>
            {t('content.onThisPage')}
          </p>
          <ul className={css.contentsList}>
            {sections.map((section, at) => (
              <li key={at}>
                <a className={css.contentsLink} href={`#${section.id}`}>
                  {section.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.body}>
        {blocks.map((block, at) => (
          <DrawnBlock key={at} block={block} lazy={pictures.indexOf(block) >= EAGER_PICTURES} />
        ))}
        {updated === null ? null : (
          <p className={css.updated}>{t('content.updated', { date: date(updated, 'long') })}</p>
        )}
      </div>
    </article>
  )
}
