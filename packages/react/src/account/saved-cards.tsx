'use client'
import type { SavedCard } from '@selvage/core/payment'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { CardLine } from '../checkout/card-line.tsx'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Question } from '../question/question.tsx'
import { component } from '../theme/component.ts'
import * as css from './saved-cards.css.ts'

/** Props of {@link SavedCards}. */
export interface SavedCardsProps {
  /** The member's saved cards, from the call `listCards`. */
  readonly cards: readonly SavedCard[]
  /** The page that asks whether a card is to be deleted. */
  readonly deleteHref: (card: SavedCard) => string
  /** The card that the page asks about; none when left out. */
  readonly asked?: SavedCard | undefined
  /** The address that the answer is posted to, with the card's id as `card`. */
  readonly action: string
  /** The page of the cards, for who keeps the card. */
  readonly keepHref: string
}

/** A member's saved cards, and the question before one is deleted; keeping it comes first. */
export function SavedCards(props: SavedCardsProps): ReactNode {
  const { cards, deleteHref, asked } = props
  needProps('SavedCards', {}, { cards }, 'of listCards()')
  const { t } = useMessages()
  return (
    <div className={component}>
      {asked && <DeleteQuestion {...props} asked={asked} />}
      {cards.length === 0 ? (
        <p className={css.none}>{t('account.cardsNone')}</p>
      ) : (
        <ul className={css.list}>
          {cards.map((card) => (
            <li key={card.id} className={css.card}>
              <span>
                <b id={`card-${card.id}`} className={css.name}>
                  <CardLine card={card} />
                </b>
                {card.expired && <span className={css.expired}>{t('account.cardExpired')}</span>}
              </span>
              <ButtonLink
                kind="small"
                href={deleteHref(card)}
                id={`delete-${card.id}`}
                aria-labelledby={`delete-${card.id} card-${card.id}`}
              >
                {t('account.cardDelete')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function DeleteQuestion({
  asked,
  action,
  keepHref,
}: SavedCardsProps & { readonly asked: SavedCard }): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.question}>
      <Question
        title={t('account.cardQuestion')}
        no={{ label: t('account.cardKeep'), href: keepHref }}
        yes={{ label: t('account.cardDeleteYes'), action, fields: { card: asked.id } }}
      >
        <p>
          <CardLine card={asked} />
        </p>
        <p>{t('account.cardQuestionText')}</p>
      </Question>
    </div>
  )
}
