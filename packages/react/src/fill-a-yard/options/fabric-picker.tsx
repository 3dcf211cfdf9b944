'use client'
import { FABRICS, fabricFromSlug, fabricSlug, fabricWeight } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import type { FillAYardFabric } from '@selvage/core/fill-a-yard'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { SelectField } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link FillAYardFabricPicker}. */
export interface FillAYardFabricPickerProps {
  /** The fabrics that the gateway offers for Fill-A-Yard. */
  readonly fabrics: readonly FillAYardFabric[]
  /** The chosen fabric. */
  readonly value: FabricCode
  /** Called with the fabric that was chosen. */
  readonly onChange?: ((fabric: FabricCode) => void) | undefined
  /** True where the fabric cannot be changed. */
  readonly disabled?: boolean | undefined
}

/** A select of fabrics with width and weight; those out of stock are listed but disabled. */
export const FillAYardFabricPicker = memo(function FillAYardFabricPicker({
  fabrics,
  value,
  onChange,
  disabled,
}: FillAYardFabricPickerProps): ReactNode {
  needProps('FillAYardFabricPicker', {}, { fabrics }, 'of getTemplates()')
  const { t, length, number, measurement } = useMessages()
  const label = ({ code, status }: FillAYardFabric): string => {
    const weight = fabricWeight(code, measurement)
    const messages = t('fill-a-yard.fabricOption', {
      fabric: t(`fabric.FABRIC_${code}`),
      width: length(FABRICS[code].printableWidthIn),
      weight: t(weight.unit === 'oz' ? 'fabric.weightOz' : 'fabric.weightGsm', {
        weight: number(weight.value),
      }),
    })
    return status === 'available' ? messages : t('fill-a-yard.fabricOut', { fabric: messages })
  }
  return (
    <SelectField
      label={t('fabric.legend')}
      name="fabric"
      disabled={disabled}
      options={fabrics.map((fabric) => ({
        value: fabricSlug(fabric.code),
        label: label(fabric),
        disabled: fabric.status !== 'available' && fabric.code !== value,
      }))}
      {...(onChange === undefined
        ? { defaultValue: fabricSlug(value) }
        : {
            value: fabricSlug(value),
            onChange: (event) => {
              const code = fabricFromSlug(event.currentTarget.value)
              if (code !== undefined) onChange(code)
            },
          })}
    />
  )
})
