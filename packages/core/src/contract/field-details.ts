import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { ErrorDetail } from './shop-error.ts'

/** The errors of a form by its fields. */
type Errors<Field extends string, Rule> = Readonly<Partial<Record<Field, Rule>>>
/** The gateway's name for each field. */
type Fields<Field extends string> = Readonly<Record<Field, string>>
/** The gateway's text for each rule that a field can break. */
type Rules<Rule extends string> = Readonly<Record<Rule, string>>

/** Turns the errors of a form into those of a gateway's answer, for gateways. */
export const toFieldDetails = <Field extends string, Rule extends string>(
  errors: Errors<Field, Rule>,
  fields: Fields<Field>,
  rules: Rules<Rule>,
): ErrorDetail[] =>
  (Object.entries(errors) as [Field, Rule][]).map(([field, error]) => ({
    code: error === 'required' ? 'FIELD_CANNOT_BE_BLANK' : 'FIELD_VALUE_INVALID',
    field: fields[field],
    message: rules[error],
  }))

/**
 * Reads the errors of a gateway's answer by field: the rule that was broken, or the code of an
 * error that is no rule's. Errors of other fields are left out.
 */
export function fromFieldDetails<Field extends string, Rule extends string>(
  details: readonly ErrorDetail[],
  fields: Fields<Field>,
  rules: Rules<Rule>,
): Partial<Record<Field, Rule | ErrorCode>> {
  const errors: Partial<Record<Field, Rule | ErrorCode>> = {}
  for (const { code, field, message } of details) {
    const name = (Object.keys(fields) as Field[]).find((each) => fields[each] === field)
    const rule = (Object.keys(rules) as Rule[]).find((each) => rules[each] === message)
    if (name !== undefined) errors[name] = rule ?? code
  }
  return errors
}
