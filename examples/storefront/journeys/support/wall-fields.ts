import type { MeasurementSystem } from '@selvage/core/locale'
import type { Translate } from '@selvage/i18n/messages'
import type { Locator } from 'playwright-core'

/** Returns the fields of a wall: its height, and the width of its only or of its nth wall. */
export function wallFields(form: Locator, t: Translate, system: MeasurementSystem) {
  const field = (label: string): Locator =>
    form.getByLabel(t('wall.labelWithUnit', { label, unit: t(`wall.unit_${system}`) }), {
      exact: true,
    })
  return {
    height: field(t('wall.height')),
    width: field(t('wall.width')),
    widthOf: (number: number): Locator => field(t('wall.widthOf', { number })),
  }
}
