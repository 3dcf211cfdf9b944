'use client'
import type { DesignDetail } from '@selvage/core/design'
import { homeGoodImageHeight, homeGoodImageUrl, homeGoodSrcSet } from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodSize } from '@selvage/core/home-good'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './home-good.css.ts'
import { useHomeGoodText } from './use-home-good-text.ts'

/** Props of {@link HomeGoodPicture}. */
export interface HomeGoodPictureProps {
  /** The printed design, from the call `getDesign`. */
  readonly design: Pick<DesignDetail, 'id' | 'title'>
  /** The home good that it is printed on. */
  readonly homeGood: HomeGoodCode
  /** The size of the home good, which decides how large the print is on it. */
  readonly size: HomeGoodSize
  /** The `sizes` attribute of the picture's `srcset`. */
  readonly sizes?: string | undefined
  /** Fetches the picture at once and before others; without it, when it comes near the screen. */
  readonly eager?: boolean | undefined
  /** True where the text beside the picture says what it shows. */
  readonly decorative?: boolean | undefined
}

/** The width and height that reserve the picture's place, px. */
const SHOWN_WIDTH = 650

/** A design on a home good of one size, the print at its true scale. */
export function HomeGoodPicture({
  design,
  homeGood,
  size,
  sizes = '100vw',
  eager = false,
  decorative = false,
}: HomeGoodPictureProps): ReactNode {
  needProps('HomeGoodPicture', { design }, {}, 'of getDesign()')
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const { whole } = useHomeGoodText()
  const pictured = { designId: design.id, homeGood, size }
  return (
    // Another size is another picture: the old one must not stand beside its words.
    <picture key={size}>
      <source
        type="image/avif"
        srcSet={homeGoodSrcSet(gatewayUrl, pictured, 'avif')}
        sizes={sizes}
      />
      <source
        type="image/webp"
        srcSet={homeGoodSrcSet(gatewayUrl, pictured, 'webp')}
        sizes={sizes}
      />
      <img
        className={css.picture}
        src={homeGoodImageUrl(gatewayUrl, pictured, { width: SHOWN_WIDTH, format: 'webp' })}
        alt={
          decorative
            ? ''
            : t('home-good.picture', {
                product: t(`home-good.${homeGood}`),
                size: whole(homeGood, size),
                title: design.title,
              })
        }
        width={SHOWN_WIDTH}
        height={homeGoodImageHeight(SHOWN_WIDTH)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
