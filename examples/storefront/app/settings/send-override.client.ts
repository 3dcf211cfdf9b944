import { shopError } from '@selvage/core/contract'
import { localizePath } from '@selvage/i18n/routes'
import type { PageSettings } from './page-settings.ts'

/**
 * Stores the page's country and currency, and the measures that the override chooses, as the form
 * of the preferences does, without loading the page that it returns to and without a message there.
 * The measures of a plan are not the shopper's, so the page's own are not sent.
 */
export async function sendOverride({
  language,
  country,
  currency,
  override,
}: PageSettings): Promise<void> {
  const measurement = new URLSearchParams(override).get('measurement_system')
  const response = await fetch(localizePath('preferences', language, {}, { quiet: '' }), {
    method: 'POST',
    // Named here as well, because the table of choices is the server's.
    body: new URLSearchParams([
      ['country', country],
      ['currency', currency],
      ...(measurement === null ? [] : [['measurement_system', measurement]]),
      ['shown', '1'],
    ]),
    redirect: 'manual',
  }).catch(() => null)
  if (response?.type !== 'opaqueredirect') throw shopError('SERVER_ERROR')
}
