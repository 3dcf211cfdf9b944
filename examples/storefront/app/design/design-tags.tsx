import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { tag as tagLink } from '../site/product-page.css.ts'
import { shownTags, tagName, tagSlug } from '../site/tag-name.ts'

/** The tags that a designer gave a design, each a link to its page. */
export function DesignTags({ tags }: { readonly tags: readonly string[] }) {
  const { lang, t } = useMessages()
  return (
    <p>
      {shownTags(tags, t).map((tag) => (
        <a
          key={tag}
          className={tagLink}
          href={localizePath('shop-tag', lang, { tag: tagSlug(tag) })}
          lang={tagName(tag, t) === undefined ? DESIGN_LANGUAGE : undefined}
        >
          {tagName(tag, t) ?? tag}
        </a>
      ))}
    </p>
  )
}
