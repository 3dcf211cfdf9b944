'use client'
import type { LengthScale } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { figures } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'

/** Props of {@link Length}. */
export interface LengthProps {
  /** The length in inches. */
  readonly inches: number
  /** `long` gives yards or meters. */
  readonly scale?: LengthScale | undefined
}

/** A length in the shopper's measurement system: `10.5 in`, `27 cm`. */
export function Length({ inches, scale }: LengthProps): ReactNode {
  const { length } = useMessages()
  return <span className={figures}>{length(inches, scale)}</span>
}

/** Props of {@link Size}. */
export interface SizeProps {
  /** The width in inches. */
  readonly widthIn: number
  /** The height in inches. */
  readonly heightIn: number
}

/** Width by height in the shopper's measurement system: `18 × 28 in`. */
export function Size({ widthIn, heightIn }: SizeProps): ReactNode {
  const { size } = useMessages()
  return <span className={figures}>{size(widthIn, heightIn)}</span>
}
