import type { CallBody } from '@selvage/core/contract'
import { isCountry, isCurrency, isLocale } from '@selvage/core/locale'
import type { patchPreferences } from '@selvage/core/session'
import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'
import type { UserRow } from './users.ts'

type Columns = Pick<
  UserRow,
  'country' | 'currency' | 'locale' | 'adultContent' | 'measurementSystem'
>

/** The columns that a change of preferences sets; a value that does not exist is rejected. */
export function preferenceColumns(
  preferences: CallBody<typeof patchPreferences>['preferences'],
  { guest }: Pick<Session, 'guest'>,
): Partial<Columns> {
  const { country, currency, locale, adult_content, measurement_system } = preferences
  if (currency !== undefined && !isCurrency(currency))
    throw httpError('CURRENCY_INVALID', { field: 'preferences.currency' })
  if (country !== undefined && !isCountry(country))
    throw httpError('FIELD_VALUE_INVALID', { field: 'preferences.country' })
  if (locale !== undefined && !isLocale(locale))
    throw httpError('FIELD_VALUE_INVALID', { field: 'preferences.locale' })
  // Mature designs are for members who asked for them.
  if (adult_content === true && guest)
    throw httpError('FIELD_VALUE_INVALID', { field: 'preferences.adult_content' })
  return {
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale }),
    ...(adult_content !== undefined && { adultContent: adult_content }),
    ...(measurement_system !== undefined && { measurementSystem: measurement_system }),
  }
}
