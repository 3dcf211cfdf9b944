import type { SummaryError } from './error-summary.tsx'

/** Returns the lines of a form's summary, in the order of its fields: those that have an error. */
export const summaryLines = <Field>(
  fields: readonly Field[],
  idOf: (field: Field) => string,
  textOf: (field: Field) => string | undefined,
): SummaryError[] =>
  fields.flatMap((field) => {
    const message = textOf(field)
    return message === undefined ? [] : [{ fieldId: idOf(field), message }]
  })
