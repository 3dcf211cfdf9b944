'use client'
import type { LengthField, WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../../error-summary/index.ts'
import { useMessages } from '../../messages/index.ts'
import { lengthErrorText } from './wall-form-fields.tsx'

/**
 * The summary of the errors of the last attempt. It disappears for good when all fields are right,
 * so that it never takes the focus from a field.
 */
export function WallFormErrors({
  view,
  labels,
  fieldId,
}: {
  readonly view: WallpaperCalculatorView
  readonly labels: ReadonlyMap<LengthField, string>
  readonly fieldId: (field: LengthField) => string
}): ReactNode {
  const { t } = useMessages()
  const [settled, setSettled] = useState(0)
  const isRight = view.fieldErrors.length === 0
  useEffect(() => {
    if (isRight) setSettled(view.attempt)
  }, [isRight, view.attempt])
  if (isRight || view.attempt <= settled) return null
  return (
    <ErrorSummary
      attempt={view.attempt}
      errors={view.fieldErrors.map(({ field, fieldError }) => ({
        fieldId: fieldId(field),
        message: t('common.labelled', {
          label: labels.get(field) ?? '',
          text: lengthErrorText(t, fieldError, view.system),
        }),
      }))}
    />
  )
}
