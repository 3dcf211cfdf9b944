import type { Collection } from '@selvage/core/collection'
import { layoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { localizePath } from '@selvage/i18n/routes'
import { CuttingGuide } from '@selvage/react/fill-a-yard'
import { useMessages } from '@selvage/react/messages'
import { PaperFrame } from '../paper/paper-frame.tsx'
import { address } from '../paper/paper-frame.css.ts'
import type { PaperChoice } from '../paper/papers.ts'
import { withQuery } from '../settings/page-query.ts'

interface GuideSheetProps extends PaperChoice {
  readonly layout: Layout
  readonly collection: Collection
  readonly origin: string
  readonly override: string
}

/** A yard's cutting guide as a page for the printer, with the address of the yard. */
export function GuideSheet({
  layout,
  collection,
  origin,
  override,
  paper,
  linesOnly,
}: GuideSheetProps) {
  const { lang, t } = useMessages()
  const here = localizePath('fill-a-yard-canvas', lang, {}, { layout: layoutCode(layout) })
  const back = withQuery(here, override)
  return (
    <PaperFrame
      label={t('fill-a-yard.guide')}
      back={{ href: back, label: t('fill-a-yard.backToYard') }}
      {...{ here, override, paper, linesOnly }}
    >
      <CuttingGuide
        heading="h1"
        layout={layout}
        designs={collection.designs}
        linesOnly={linesOnly}
      />
      <p className={address}>
        {t('fill-a-yard.link')}: {origin + back}
      </p>
    </PaperFrame>
  )
}
