import { coordinatingSolids, SOLID_COLOR_CODES } from '@selvage/core/solid'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { SolidLinks } from '@selvage/react/solid'
import { Section } from '../site/section.tsx'
import { solidHrefFor } from './solid-path.ts'

/** Solids shown beside a print. @source spec 2 §2.4 (coordinating solids) */
const SOLIDS_SHOWN = 4

/** The solids nearest to the colors of a print; nothing where none comes near. */
export function MatchingSolids({ palette }: { readonly palette: readonly string[] }) {
  const { lang, t } = useMessages()
  const colors = coordinatingSolids(palette).slice(0, SOLIDS_SHOWN)
  if (colors.length === 0) return null
  return (
    <Section
      title={t('solid.matchTitle')}
      text={t('solid.matchText')}
      all={{
        href: documentRoutes.localizePath('solids', lang),
        label: t('solid.all', { count: SOLID_COLOR_CODES.length }),
      }}
    >
      <SolidLinks colors={colors} hrefFor={solidHrefFor(lang)} />
    </Section>
  )
}
