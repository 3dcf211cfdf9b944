import { useEffect, useState } from 'react'
import type { Collection } from '@selvage/core/collection'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { Breadcrumb } from '@selvage/react/breadcrumb'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { useMessages } from '@selvage/react/messages'
import { queryFields, withQuery } from '../settings/page-query.ts'
import { yardAddress } from '../fill-a-yard/yard-address.ts'
import type { YardPaths } from '../fill-a-yard/yard-paths.ts'
import type { YardStart } from '../fill-a-yard/yard-start.ts'
import { paperOf } from '../paper/papers.ts'
import { squaresTop, yardTop } from '../site/page-top.css.ts'

interface FillAYardIslandProps {
  readonly paths: YardPaths
  readonly collection: Collection
  readonly templates: FillAYardTemplates
  /** The settings that the page's address chooses, as a query. */
  readonly override: string
  /** The page's title at each step, and the end of its breadcrumb. */
  readonly titles: Readonly<Record<'options' | 'canvas', string>>
  readonly crumbs: Readonly<Record<'options' | 'canvas', string>>
  readonly start: YardStart & { readonly step: 'options' | 'canvas' }
}

/**
 * The island that chooses a template and a fabric and lays designs out. The address follows the
 * step and the layout, the breadcrumb and the page's title the step.
 */
export default function FillAYardIsland({
  collection,
  templates,
  override,
  start,
  titles,
  crumbs,
  paths,
}: FillAYardIslandProps) {
  const { t, measurement } = useMessages()
  const [step, setStep] = useState(start.step)
  const [address] = useState(() =>
    yardAddress({ paths, collectionId: collection.id, itemId: start.itemId, override }),
  )
  const [formFields] = useState(() => queryFields(override))
  useEffect(() => address.listen(), [address])
  return (
    <>
      <div className={step === 'canvas' ? squaresTop : yardTop}>
        <Breadcrumb
          crumbs={[
            { label: t('fill-a-yard.title'), href: paths.landing },
            { label: collection.name, href: paths.collection },
            { label: crumbs[step] },
          ]}
        />
      </div>
      <FillAYardFlow
        collectionId={collection.id}
        collection={collection}
        templates={templates}
        start={start}
        optionsAction={paths.canvas}
        formFields={formFields}
        cartHref={paths.cart}
        collectionHref={paths.collection}
        layoutHref={(code) =>
          withQuery(`${location.origin}${paths.canvas}?layout=${code}`, override)
        }
        guideHref={(code) =>
          withQuery(`${paths.canvas}?layout=${code}&paper=${paperOf(measurement)}`, override)
        }
        onLayout={address.showLayout}
        onStep={(next) => {
          address.showStep(next)
          document.title = titles[next]
          setStep(next)
        }}
      />
    </>
  )
}
