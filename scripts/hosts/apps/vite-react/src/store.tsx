import '@selvage/react/styles.css'
import { getDesign } from '@selvage/core/design'
import { listFabrics } from '@selvage/core/fabric'
import { catalogue } from '@selvage/i18n/messages/en'
import { createShop } from '@selvage/machines/shop'
import { FabricProduct } from '@selvage/react/fabric'
import { SelvageProvider } from '@selvage/react/provider'
import { createRoot } from 'react-dom/client'

const shop = createShop({
  gatewayUrl: 'http://localhost:4000',
  storefrontOrigins: [location.origin],
  locale: 'en_US',
  country: 'US',
  currency: 'USD',
  measurement: 'imperial',
})
const design = await shop.gateway.send(getDesign, { params: { id: 12 } })
const offers = await shop.gateway.send(listFabrics, {})

createRoot(document.body).render(
  <SelvageProvider shop={shop} catalogue={catalogue}>
    <FabricProduct design={design} offers={offers} cartHref="/checkout.html" />
  </SelvageProvider>,
)
