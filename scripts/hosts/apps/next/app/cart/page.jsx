import { messagesFor } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/en'
import { CartFlow, CheckoutLink } from '@selvage/react/cart'
import { SelvageShop } from '@selvage/react/shop'
import Link from '../link'

const settings = {
  gatewayUrl: 'http://localhost:4000',
  locale: 'en_US',
  country: 'US',
  currency: 'USD',
  measurement: 'imperial',
}

export default function Page() {
  return (
    <SelvageShop {...settings} catalogue={messagesFor(catalogue, ['cart'])} link={Link}>
      <CartFlow shopHref="/designs" hrefFor={{ fabric: { page: '/fabric/{designId}' } }} />
      {/* README CheckoutLink */}
    </SelvageShop>
  )
}
