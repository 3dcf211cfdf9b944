import { useEffect, useState } from 'react'
import type { Collection } from '@selvage/core/collection'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { localizePath } from '@selvage/i18n/routes'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { useMessages } from '@selvage/react/messages'
import { queryFields, withQuery } from '../settings/choices.ts'
import { yardAddress } from '../fill-a-yard/yard-address.ts'
import type { YardStart } from '../fill-a-yard/yard-start.ts'

interface FillAYardIslandProps {
  readonly collection: Collection
  readonly templates: FillAYardTemplates
  /** The settings that the page's address chooses, as a query. */
  readonly override: string
  /** The page's title at each step. */
  readonly titles: Readonly<Record<'options' | 'canvas', string>>
  readonly start: YardStart & { readonly step: 'options' | 'canvas' }
}

/**
 * The island that chooses a template and a fabric and lays designs out. The address follows the
 * step and the layout.
 */
export function FillAYardIsland({
  collection,
  templates,
  override,
  start,
  titles,
}: FillAYardIslandProps) {
  const { lang } = useMessages()
  const paths = {
    options: localizePath('fill-a-yard-options', lang),
    canvas: localizePath('fill-a-yard-canvas', lang),
  }
  const [address] = useState(() =>
    yardAddress({ paths, collectionId: collection.id, itemId: start.itemId, override }),
  )
  const [formFields] = useState(() => queryFields(override))
  useEffect(() => address.listen(), [address])
  return (
    <FillAYardFlow
      collectionId={collection.id}
      collection={collection}
      templates={templates}
      start={start}
      optionsAction={paths.canvas}
      formFields={formFields}
      cartHref={localizePath('cart', lang)}
      collectionHref={localizePath('collection', lang, { collectionId: collection.id })}
      layoutHref={(code) => withQuery(`${location.origin}${paths.canvas}?layout=${code}`, override)}
      onLayout={address.showLayout}
      onStep={(step) => {
        address.showStep(step)
        document.title = titles[step]
      }}
    />
  )
}
