'use client'
import type { DesignCard } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { needProps } from '../provider/need-props.ts'
import { HeartForm } from './heart-form.tsx'
import type { HeartProps } from './heart-form.tsx'

/** Props of {@link FavoriteForm}. Without a script the form posts `design_id`, `wanted`, `next`. */
export interface FavoriteFormProps extends HeartProps {
  /** The design that is kept; `favoritesAmong` answers whether it is. */
  readonly design: Pick<DesignCard, 'id' | 'title'>
  /** Of how many shoppers it is a favorite; shown beside the heart, which stands alone without. */
  readonly count?: number | undefined
}

/** A heart as a plain form, for a page without a shop; with one, a `FavoriteButton` acts itself. */
export function FavoriteForm({ design, ...form }: FavoriteFormProps): ReactNode {
  needProps('FavoriteForm', { design })
  return <HeartForm {...form} field="design_id" id={design.id} title={design.title} />
}
