'use client'
import type { ContentBlock } from '@selvage/core/content'
import type { ReactNode } from 'react'
import { Disclosure, DisclosureGroup } from '../disclosure/index.ts'
import { useGatewayUrl } from '../provider/index.ts'
import { Link } from '../provider/link.tsx'
import { ContentTable } from './content-table.tsx'
import { ContentText, Paragraphs } from './content-text.tsx'
import * as css from './content.css.ts'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** One block of a page; a picture is fetched at once, or when it comes near the screen. */
export function DrawnBlock({
  block,
  lazy,
}: {
  readonly block: ContentBlock
  readonly lazy: boolean
}): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'paragraph': {
      return <Paragraphs texts={[block.text]} />
    }
    case 'list': {
      return <TextList {...block} />
    }
    case 'picture': {
      return <Picture {...block} lazy={lazy} />
    }
    case 'questions': {
      return (
        <div className={css.questions}>
          <DisclosureGroup>
            {block.items.map(({ question, answer }, at) => (
              <Disclosure key={at} summary={question}>
                <Paragraphs texts={answer} />
              </Disclosure>
            ))}
          </DisclosureGroup>
        </div>
      )
    }
    case 'links': {
      return <Cards {...block} />
    }
    case 'callout': {
      return (
        <div className={css.callout}>
          <Paragraphs texts={block.text} />
        </div>
      )
    }
    case 'table': {
      return <ContentTable {...block} />
    }
  }
}

function TextList({ ordered, items }: BlockOf<'list'>): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={css.list}>
      {items.map((runs, at) => (
        <li key={at}>
          <ContentText runs={runs} />
        </li>
      ))}
    </List>
  )
}

function Picture({
  src,
  alt,
  width,
  height,
  caption,
  lazy,
}: BlockOf<'picture'> & { readonly lazy: boolean }): ReactNode {
  const gatewayUrl = useGatewayUrl()
  return (
    <figure className={css.figure}>
      <img
        className={css.picture}
        src={gatewayUrl + src}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
      />
      {caption && (
        <figcaption className={css.caption}>
          <ContentText runs={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Cards({ items }: BlockOf<'links'>): ReactNode {
  return (
    <ul className={css.links}>
      {items.map(({ href, title, text }, at) => (
        <li key={at}>
          <Link className={css.card} href={href}>
            <strong className={css.cardTitle}>{title}</strong>
            <span className={css.cardText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
