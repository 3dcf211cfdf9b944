'use client'
import { gridOf, TEMPLATE_IDS, TEMPLATES, templateCapacity } from '@selvage/core/fill-a-yard'
import type { TemplateId } from '@selvage/core/fill-a-yard'
import { FABRICS } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import type { ReactNode } from 'react'
import { RadioCards } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './options.css.ts'
import { TemplatePicture } from './template-picture.tsx'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link TemplateChooser}. */
export interface TemplateChooserProps {
  /** The chosen template. */
  readonly value: TemplateId
  /** Called with the template that was chosen. */
  readonly onChange?: ((templateId: TemplateId) => void) | undefined
  /** The templates that the gateway offers; all of them unless given. */
  readonly offered?: readonly TemplateId[] | undefined
  /** The fabric whose width decides how many designs a template holds. */
  readonly fabric: FabricCode
  /** The number of cells of each template, if the gateway gives it; computed otherwise. */
  readonly capacities?: Readonly<Partial<Record<TemplateId, number>>> | undefined
  /** Colors of the collection, for the small pictures. */
  readonly palette: readonly string[]
}

/**
 * The six templates in the spec's order, each with the number of designs that it holds on the
 * chosen fabric.
 * @source spec 2 §9
 */
export function TemplateChooser({
  value,
  onChange,
  offered = TEMPLATE_IDS,
  fabric,
  capacities = {},
  palette,
}: TemplateChooserProps): ReactNode {
  needProps('TemplateChooser', {}, { palette })
  const { t, size } = useMessages()
  return (
    <div className={css.templates}>
      <RadioCards
        legend={t('fill-a-yard.template')}
        name="template"
        {...(onChange === undefined
          ? { defaultValue: String(value) }
          : { value: String(value), onChange: (id: string) => onChange(Number(id) as TemplateId) })}
        options={TEMPLATE_IDS.filter((id) => offered.includes(id)).map((id) => {
          const grid = gridOf(id, fabric)
          return {
            value: String(id),
            title: t(`fill-a-yard.template_${id}`),
            media: <TemplatePicture grid={grid} palette={palette} />,
            detail: t('fill-a-yard.upTo', {
              count: capacities[id] ?? templateCapacity(id, FABRICS[fabric].printableWidthIn),
            }),
            note: t('fill-a-yard.templateNote', {
              length: t('fill-a-yard.yards', { count: TEMPLATES[id].yards }),
              size: size(grid.cellWidthIn, grid.cellHeightIn),
            }),
          }
        })}
      />
    </div>
  )
}
