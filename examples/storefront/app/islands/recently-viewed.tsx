import { useEffect, useState } from 'react'
import { getDesignCards } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { DesignGrid } from '@selvage/react/design'
import { useMessages } from '@selvage/react/messages'
import { useShop } from '@selvage/react/provider'
import { viewedDesigns } from '../design/recently-viewed.ts'
import type { DesignTemplate } from '../page/design-template.ts'
import { related } from '../site/related-designs.css.ts'

/** Cards in the row. */
const ROW = 4

interface RecentlyViewedProps {
  /** The design of the page itself. */
  readonly without: number
  /** The page of each design, such as `/en/fabric/{id}`. */
  readonly hrefFor: DesignTemplate
}

/** The designs that were looked at before in this tab; nothing while there are none. */
export default function RecentlyViewedIsland({ without, hrefFor }: RecentlyViewedProps) {
  const { t } = useMessages()
  const { gateway, currency } = useShop()
  const [designs, setDesigns] = useState<readonly DesignCard[]>([])
  useEffect(() => {
    const ids = viewedDesigns().filter((id) => id !== without)
    if (ids.length === 0) return
    const left = new AbortController()
    gateway
      .send(
        getDesignCards,
        { query: { ids: ids.slice(0, ROW), currency } },
        { signal: left.signal },
      )
      // Without an answer the row is left out.
      .then(setDesigns, () => undefined)
    return () => left.abort()
  }, [gateway, currency, without])
  if (designs.length === 0) return null
  return (
    <section className={related} aria-label={t('design-page.viewed')}>
      <h2>{t('design-page.viewed')}</h2>
      <DesignGrid kind="band" level={3} designs={designs} hrefFor={hrefFor} />
    </section>
  )
}
