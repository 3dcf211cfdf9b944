import type { ReactNode } from 'react'
import type { Catalogue } from '@selvage/i18n/words'
import { WordsProvider } from '@selvage/react/words'
import type { PageSettings } from './page-settings.ts'

/** What all islands of one page share; stands in the page as JSON. */
export interface IslandPage {
  readonly settings: PageSettings
  /** The words of the features that the page's islands speak of. */
  readonly words: Catalogue
}

/** What stands around every island, the same on the server and in the browser. */
export function IslandRoot({ page: { settings, words }, children }: { readonly page: IslandPage, readonly children: ReactNode }) {
  return <WordsProvider lang={settings.language} locale={settings.locale} measurement={settings.measurement} catalogue={words}>{children}</WordsProvider>
}
