import { FABRICS } from '@selvage/core/fabric'
import type { FabricOffer } from '@selvage/core/fabric'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { cloths } from '../fabric/cloth.css.ts'

/** Fabrics with their price for the length that the shopper's country buys by, each a link. */
export function ClothList({ offers }: { readonly offers: readonly FabricOffer[] }) {
  const { lang, t, money, length } = useMessages()
  const priceOf = ({ status, pricing: { defaultSize, sizes } }: FabricOffer) => {
    const price = sizes[defaultSize]
    if (status !== 'available' || price === undefined) return t('fabric.outOfStockShort')
    return `${money(price)} ${t(defaultSize === 'YARD' ? 'fabric.perYard' : 'fabric.perMeter')}`
  }
  return (
    <ul className={cloths}>
      {offers.map((offer) => {
        const { code } = offer
        return (
          <li key={code}>
            <h3>
              <a href={documentRoutes.localizePath(code, lang)}>{t(`fabric.FABRIC_${code}`)}</a>
            </h3>
            <p>{t(`fabric.line_${code}`)}</p>
            <p>
              {priceOf(offer)}
              {' · '}
              {t('fabric.width', { width: length(FABRICS[code].printableWidthIn) })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
