'use client'
import { FABRICS, fabricFromSlug, fabricSlug } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import type { FillAYardFabric } from '@selvage/core/fill-a-yard'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useFabricFacts } from '../../fabric/use-fabric-facts.ts'
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

/**
 * A select of fabrics with their width, and the width and weight of the chosen one; those out of
 * stock are listed but disabled.
 */
export const FillAYardFabricPicker = memo(function FillAYardFabricPicker({
  fabrics,
  value,
  onChange,
  disabled,
}: FillAYardFabricPickerProps): ReactNode {
  needProps('FillAYardFabricPicker', {}, { fabrics }, 'of getTemplates()')
  const { t, length } = useMessages()
  const facts = useFabricFacts()
  const label = ({ code, status }: FillAYardFabric): string => {
    const fabric = t('fill-a-yard.fabricOption', {
      fabric: t(`fabric.FABRIC_${code}`),
      width: length(FABRICS[code].printableWidthIn),
    })
    return status === 'available' ? fabric : t('fill-a-yard.fabricOut', { fabric })
  }
  return (
    <SelectField
      label={t('fabric.legend')}
      name="fabric"
      disabled={disabled}
      // A phone cuts a long name in the closed select, and the whole facts stand here.
      hint={facts(value).join(' · ')}
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
