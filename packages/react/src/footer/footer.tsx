'use client'
import type { Language } from '@selvage/core/locale'
import { languageNames, languages } from '@selvage/i18n/locale'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NavLink } from '../header/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './footer.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Links that belong together, under their title. */
export interface FooterGroup {
  readonly title: string
  readonly links: readonly NavLink[]
}

/** Props of {@link Footer}. */
export interface FooterProps {
  /** The pages of the footer, in their order. */
  readonly links: readonly NavLink[]
  /** Further pages in groups, above the line about the shop. */
  readonly groups?: readonly FooterGroup[] | undefined
  /** Links to the same page in the other languages. */
  readonly languageHrefs?: Readonly<Record<Language, string>> | undefined
  /** A form beside the groups, such as `SubscribeLead`. */
  readonly subscribe?: ReactNode
  /** The shopper's preferences and a link to change them, at the end of the footer. */
  readonly children?: ReactNode
}

/** The page's footer: a line about the shop, links to help, and the languages. */
export function Footer({
  links,
  groups = [],
  subscribe,
  languageHrefs,
  children,
}: FooterProps): ReactNode {
  needProps('Footer', {}, { links })
  const { t, lang } = useMessages()
  const id = useId()
  return (
    <footer className={css.foot}>
      {groups.length === 0 && subscribe === undefined ? null : (
        <div className={css.groups}>
          {groups.map((group, at) => (
            <Group key={group.title} {...group} id={`${id}-${at}`} />
          ))}
          {subscribe}
        </div>
      )}
      <div className={css.bar}>
        <p className={css.line}>{t('navigation.footerLine')}</p>
        {links.length === 0 ? null : (
          <nav aria-label={t('navigation.footerLabel')}>
            <ul className={css.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link className={css.link} href={link.href}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {languageHrefs === undefined ? null : (
          <nav aria-label={t('navigation.language')}>
            <ul className={css.links}>
              {languages.map((language) => (
                <li key={language}>
                  <Link
                    className={css.link}
                    href={languageHrefs[language]}
                    lang={language}
                    hrefLang={language}
                    aria-current={language === lang ? 'true' : undefined}
                  >
                    {languageNames[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children === undefined ? null : <div className={css.under}>{children}</div>}
    </footer>
  )
}

function Group({ title, links, id }: FooterGroup & { readonly id: string }): ReactNode {
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={css.groupTitle}>
        {title}
      </p>
      <ul className={css.groupLinks}>
        {links.map((link) => (
          <li key={link.href}>
            <Link className={css.link} href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
