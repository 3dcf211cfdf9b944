import type { Language } from '@selvage/core/locale'
import { alternatePaths } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from './frame.ts'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
  /**
   * The route and its parameters, for the canonical and alternate links; absent on a page that
   * search engines should not index.
   */
  readonly page?: {
    readonly route: RouteName
    readonly params?: Readonly<Record<string, string | number>>
    readonly search?: string
  }
  /** The paths in each language of a page outside the route tables, instead of its route. */
  readonly paths?: Readonly<Record<Language, string>>
}

/**
 * Title, description and links of a page's head; React moves them there.
 * @source spec 1 §2 (page titles)
 */
export function PageHead({ title, description, page, paths: given }: PageHeadProps) {
  const {
    market: { languages },
    origin,
  } = useFrame()
  const { lang: language, t } = useMessages()
  const paths =
    given ?? (page && alternatePaths(page.route as 'home', page.params as Record<string, never>))
  const search = page?.search ? `?${page.search}` : ''
  return (
    <>
      <title>{`${title} | ${t('common.brand')}`}</title>
      {description && <meta name="description" content={description} />}
      {paths ? (
        <>
          <link rel="canonical" href={origin + paths[language] + search} />
          {languages.length > 1 && (
            <>
              {languages.map((other) => (
                <link
                  key={other}
                  rel="alternate"
                  hrefLang={other}
                  href={origin + paths[other] + search}
                />
              ))}
              <link rel="alternate" hrefLang="x-default" href={origin + paths.en + search} />
            </>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
