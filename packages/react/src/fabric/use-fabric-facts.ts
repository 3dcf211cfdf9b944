import { FABRICS, fabricWeight } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { useMessages } from '../messages/index.ts'

/** Returns a function that gives a fabric's width and weight in the shopper's units. */
export function useFabricFacts(): (code: FabricCode) => readonly [width: string, weight: string] {
  const { t, measurement, length, number } = useMessages()
  return (code) => {
    const weight = fabricWeight(code, measurement)
    return [
      t('fabric.width', { width: length(FABRICS[code].printableWidthIn) }),
      t(weight.unit === 'oz' ? 'fabric.weightOz' : 'fabric.weightGsm', {
        weight: number(weight.value),
      }),
    ]
  }
}
