'use client'
import { CARD_WINDOW_IN, designCardUrl } from '@selvage/core/design'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Cloth } from '../cloth/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './studio-fields.css.ts'
import type { MadeDesign } from './typed-design.ts'

interface DoneDesignProps {
  readonly design: MadeDesign
  readonly hrefFor: HrefFor<MadeDesign>
  readonly newHref: string
}

/** Says that a design is in the shop, and leads there. */
export function DoneDesign({ design, hrefFor, newHref }: DoneDesignProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.done}>
      <div className={css.doneCloth}>
        <Cloth
          sources={{ src: designCardUrl(gatewayUrl, design.id) }}
          alt=""
          width={300}
          height={318}
          windowWidthIn={CARD_WINDOW_IN.width}
          eager
        />
      </div>
      <div>
        <h2 ref={heading} className={css.doneTitle} tabIndex={-1}>
          {t('studio.doneTitle', { title: design.title })}
        </h2>
        <p>{t('studio.doneText')}</p>
        <div className={css.doneLinks}>
          {!design.mature && (
            <ButtonLink href={hrefOf(hrefFor, design)}>{t('studio.see')}</ButtonLink>
          )}
          <ButtonLink kind="link" href={newHref}>
            {t('studio.another')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
