import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designCardUrl, designSrcSet } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import { Cloth } from '@selvage/react/cloth'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import * as css from './designer.css.ts'

/** A designer's best seller as a piece of cloth. */
export function BestSeller({
  design: { id, title, designer, palette },
}: {
  readonly design: DesignCard
}) {
  const { lang, t } = useMessages()
  const { gatewayUrl } = useFrame().page
  return (
    <figure className={css.best}>
      <Cloth
        sources={{
          avif: designSrcSet(gatewayUrl, id, 'card', 'avif'),
          webp: designSrcSet(gatewayUrl, id, 'card', 'webp'),
          src: designCardUrl(gatewayUrl, id),
        }}
        alt={t('design.picture', { title, designer: designer.name })}
        width={300}
        height={318}
        windowWidthIn={CARD_WINDOW_IN.width}
        sizes="320px"
        ground={palette[0]}
      />
      <figcaption>
        {t('designer.bestSeller')}{' '}
        <a href={localizePath('design', lang, { designId: id })} lang={DESIGN_LANGUAGE}>
          {title}
        </a>
      </figcaption>
    </figure>
  )
}
