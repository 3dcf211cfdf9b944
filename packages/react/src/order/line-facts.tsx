'use client'
import type { OrderItem } from '@selvage/core/cart'
import { cutDimensions, FABRIC_SIZES } from '@selvage/core/fabric'
import { WALLPAPER_SIZES, wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { sizeKey } from '../fabric/size-chooser.tsx'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { wallpaperLength, yardOf } from './line-text.ts'
import * as css from './order.css.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

/** The labels that a cart item carries. @source spec 1 §3 Order item */
export function LineFacts({ item }: { readonly item: OrderItem }): ReactNode {
  const messages = useMessages()
  const facts = factsOf(item, messages)
  if (facts.length === 0) return null
  return (
    <dl className={css.labels}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(item: OrderItem, messages: Messages): Fact[] {
  if (item.wallpaper !== null) return wallpaperFacts(item, item.wallpaper, messages)
  if (item.fabric === null) return []
  return item.fillAYard === null
    ? fabricFacts(item, item.fabric, messages)
    : yardFacts(item, item.fabric, messages)
}

/** Smaller cuts, panels and filled yards are delivered as single pieces. */
const pieces = (count: number): string => (count === 1 ? '' : `${count} × `)

function fabricFacts(
  { quantity, unitPrice }: OrderItem,
  { code, size }: NonNullable<OrderItem['fabric']>,
  { t, size: formatSize, money }: Messages,
): Fact[] {
  const { widthIn, heightIn } = cutDimensions(code, size)
  // Yards are delivered as one length.
  const oneLength = FABRIC_SIZES[size].cut === 'length'
  return [
    { label: t('cart.fabric'), value: t(`fabric.FABRIC_${code}`) },
    {
      label: t('cart.cut'),
      value: `${t(sizeKey(size))}, ${t('cart.each', { price: money(unitPrice) })}`,
    },
    {
      label: t('cart.totalSize'),
      value: oneLength
        ? formatSize(widthIn, heightIn * quantity)
        : pieces(quantity) + formatSize(widthIn, heightIn),
    },
  ]
}

const PIECES = {
  swatch: 'wallpaper.size_SWATCH',
  panel: 'wallpaper.size_PANEL',
  roll: 'wallpaper.size_ROLL',
} as const

function wallpaperFacts(
  { design, quantity, unitPrice }: OrderItem,
  wallpaper: NonNullable<OrderItem['wallpaper']>,
  messages: Messages,
): Fact[] {
  const { t, size: formatSize, money } = messages
  const { widthIn, heightIn } = wallpaperDimensions(wallpaper.size)
  const repeat = design && wallpaperRepeat(design.repeat)
  return [
    { label: t('cart.wallpaper'), value: t(`wallpaper.WALLPAPER_${wallpaper.code}_name`) },
    {
      label: t('cart.cut'),
      value: `${t(PIECES[WALLPAPER_SIZES[wallpaper.size].unit])}, ${wallpaperLength(wallpaper, messages)}, ${t('cart.each', { price: money(unitPrice) })}`,
    },
    { label: t('cart.totalSize'), value: pieces(quantity) + formatSize(widthIn, heightIn) },
    ...(repeat
      ? [
          {
            label: t('fabric.repeatLabel'),
            value: `${formatSize(repeat.widthIn, repeat.heightIn)}, ${t(`fabric.repeat_${repeat.type}`)}`,
          },
        ]
      : []),
  ]
}

function yardFacts(
  item: OrderItem,
  { code }: NonNullable<OrderItem['fabric']>,
  { t, size: formatSize, money }: Messages,
): Fact[] {
  const yard = yardOf(item)
  if (yard === undefined) return []
  // A filled yard's title names its template already.
  const { grid, yards } = yard
  return [
    { label: t('cart.fabric'), value: t(`fabric.FABRIC_${code}`) },
    {
      label: t('cart.cut'),
      value: `${t('invoice.unit_YARD', { count: yards })}, ${t('cart.each', { price: money(item.unitPrice) })}`,
    },
    {
      label: t('cart.totalSize'),
      value: pieces(item.quantity) + formatSize(grid.widthIn, grid.heightIn),
    },
  ]
}
