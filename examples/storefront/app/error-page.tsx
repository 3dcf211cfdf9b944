import { localizePath } from '@selvage/i18n/routes'
import type { WordKey } from '@selvage/i18n/words'
import { useWords } from '@selvage/react/words'
import { useFrame } from './frame.ts'
import { readFault } from './page-error.ts'
import type { PageFault } from './page-error.ts'
import { PageHead } from './page-head.tsx'

const WORDS = {
  403: { title: 'page.forbiddenTitle', text: 'page.forbiddenText' },
  404: { title: 'page.notFoundTitle', text: 'page.notFoundText' },
  500: { title: 'page.failedTitle', text: 'page.failedText' },
  503: { title: 'page.awayTitle', text: 'page.awayText' },
} as const satisfies Record<PageFault['status'], Record<'title' | 'text', WordKey>>

/** The pages for 403, 404, 500 and 503, the last with its expected end; each leads home. @source spec 1 §8 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { path } = useFrame()
  const { lang: language, t } = useWords()
  const { status, until } = readFault(error)
  const { title, text } = WORDS[status]
  return (
    <main>
      <PageHead title={t(title)} />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {until !== undefined && <p>{t('page.awayUntil', { when: dateText(until, language) })}</p>}
      <p>
        {status >= 500 && <a href={path}>{t('page.tryAgain')}</a>}
        <a href={localizePath('home', language)}>{t('page.goHome')}</a>
      </p>
    </main>
  )
}

function dateText(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))
}
