import type { DesignCard } from '@selvage/core/design'
import type { SearchQuery } from '@selvage/core/search'
import { useMessages } from '@selvage/react/messages'
import { productPagesFor } from './product-pages.ts'
import * as css from './product-links.css.ts'

interface ProductLinksProps {
  readonly query: SearchQuery
  /** The design that home goods are shown with; undefined where none was found. */
  readonly design: Pick<DesignCard, 'id'> | undefined
}

/** Links to the products that are called what a visitor searches for, if there are any. */
export function ProductLinks({ query: { q = '', offset }, design }: ProductLinksProps) {
  const { lang, t } = useMessages()
  const pages = offset === 0 ? productPagesFor(q, { lang, t, designId: design?.id }) : []
  if (pages.length === 0) return null
  return (
    <nav className={css.products} aria-labelledby="product-links">
      <h2 id="product-links" className={css.heading}>
        {t('search.products')}
      </h2>
      <ul className={css.links}>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
