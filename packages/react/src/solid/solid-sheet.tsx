'use client'
import { SOLID_FAMILIES, SOLID_COLORS, nearestSolids } from '@selvage/core/solid'
import type { SolidColor, SolidOffer } from '@selvage/core/solid'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { TextField } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { SolidSwatch } from './solid-swatch.tsx'
import * as css from './solid.css.ts'

/** Colors that are shown where no name matches. */
const NEAREST = 5

interface SolidSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly offers: readonly SolidOffer[]
  readonly chosen: SolidColor
  readonly onChoose: (color: SolidColor) => void
}

/** All solids by families, with a search by name; the choice counts once it is confirmed. */
export function SolidSheet({
  open,
  onOpenChange,
  offers,
  chosen,
  onChoose,
}: SolidSheetProps): ReactNode {
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const [typed, setTyped] = useState('')
  const [pointedAt, setPointed] = useState<SolidColor>()
  const pointed = pointedAt ?? chosen
  const name = (code: SolidColor) => t(`solid.color_${code}`)
  const findBy = (text: string) =>
    findSolids(offers, text, locale, (code) => [
      name(code),
      t(`solid.family_${SOLID_COLORS[code].family}`),
    ])
  const found = findBy(typed)
  const shown = found.length > 0 ? found : nearestTo(offers, chosen)
  const find = (text: string): void => {
    setTyped(text)
    const { length } = findBy(text)
    announce(length > 0 ? t('solid.shown', { count: length }) : t('solid.noneFound'))
  }
  const close = (isOpen: boolean): void => {
    setPointed(undefined)
    setTyped('')
    onOpenChange(isOpen)
  }
  const choose = (color: SolidColor): void => {
    setPointed(undefined)
    setTyped('')
    onChoose(color)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      kind="wide"
      title={t('solid.all', { count: offers.length })}
      description={t('solid.pickerText')}
      foot={
        <div className={css.chosen}>
          <SolidSwatch color={pointed} />
          <span className={css.chosenName}>
            <b>{name(pointed)}</b>
            <span className={css.about}>{t(`solid.about_${pointed}`)}</span>
          </span>
          <Button onClick={() => choose(pointed)}>
            {t('solid.use', { color: name(pointed) })}
          </Button>
        </div>
      }
    >
      <div className={css.tools}>
        <div className={css.find}>
          <TextField
            id={`${useId()}find`}
            type="search"
            label={t('solid.find')}
            value={typed}
            autoComplete="off"
            onChange={(event) => find(event.currentTarget.value)}
          />
        </div>
        {found.length > 0 ? null : <p className={css.none}>{t('solid.noneFound')}</p>}
      </div>
      <Families offers={shown} value={pointed} onPoint={setPointed} onChoose={choose} />
    </Dialog>
  )
}

interface FamiliesProps {
  readonly offers: readonly SolidOffer[]
  readonly value: SolidColor
  readonly onPoint: (color: SolidColor) => void
  readonly onChoose: (color: SolidColor) => void
}

/** One group of radios over all families; up and down move by rows. */
function Families({ offers, value, onPoint, onChoose }: FamiliesProps): ReactNode {
  const { t } = useMessages()
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onChoose(value)
      return
    }
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = down && list.current && inNextRow(list.current, event.currentTarget, down)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.click()
  }
  return (
    <div className={css.scroller} ref={list}>
      {SOLID_FAMILIES.map((family) => {
        const own = offers.filter(({ code }) => SOLID_COLORS[code].family === family)
        return own.length === 0 ? null : (
          <fieldset key={family} className={css.family}>
            <legend className={css.familyHead}>{t(`solid.family_${family}`)}</legend>
            <div className={css.colors}>
              {own.map(({ code, status }) => (
                <label key={code} className={css.choice}>
                  <SolidSwatch color={code} />
                  <input
                    type="radio"
                    className={css.radio}
                    name={group}
                    value={code}
                    checked={code === value}
                    disabled={status !== 'available'}
                    onChange={() => onPoint(code)}
                    onKeyDown={move}
                    onDoubleClick={() => onChoose(code)}
                  />
                  <span className={css.name}>{t(`solid.color_${code}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

/** Returns the radio above or below another one, the nearest of its row. */
function inNextRow(list: Element, from: Element, down: number): HTMLInputElement | undefined {
  const radios = [...list.querySelectorAll<HTMLInputElement>('input:enabled')]
  const at = from.getBoundingClientRect()
  const beyond = radios
    .map((radio) => ({ radio, box: radio.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - at.top) * down > 1)
    .sort((a, b) => (a.box.top - b.box.top) * down)
  const row = beyond.filter(({ box }) => Math.abs(box.top - (beyond[0]?.box.top ?? 0)) < 1)
  return row.sort((a, b) => Math.abs(a.box.left - at.left) - Math.abs(b.box.left - at.left))[0]
    ?.radio
}

const plain = (text: string, locale: string): string =>
  text.toLocaleLowerCase(locale.replace('_', '-')).normalize('NFKD').replace(/\p{M}/gu, '')

/** Returns the solids with the typed text in their name or their family's; all without a text. */
function findSolids(
  offers: readonly SolidOffer[],
  typed: string,
  locale: string,
  namesOf: (code: SolidColor) => readonly string[],
): SolidOffer[] {
  const wanted = plain(typed.trim(), locale)
  return offers.filter(({ code }) =>
    namesOf(code).some((one) => plain(one, locale).includes(wanted)),
  )
}

function nearestTo(offers: readonly SolidOffer[], color: SolidColor): SolidOffer[] {
  const near = nearestSolids(SOLID_COLORS[color].hex).slice(0, NEAREST)
  return near.flatMap((code) => offers.filter((offer) => offer.code === code))
}
