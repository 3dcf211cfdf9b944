import type { Translate } from '@selvage/i18n/messages'

/** Why the quantity of a posted form cannot be taken: a message's key, with its parameters. */
export type QuantityError =
  | { readonly message: 'forms.required' | 'forms.integer' | 'forms.minimum' }
  | {
      readonly message: 'form.quantityReset'
      readonly params: { readonly typed: number; readonly max: number }
    }

/** Returns the sentence of a quantity's error. */
export function quantityErrorText(t: Translate, error: QuantityError): string {
  return error.message === 'form.quantityReset' ? t(error.message, error.params) : t(error.message)
}
