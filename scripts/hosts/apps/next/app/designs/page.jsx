import { createGateway } from '@selvage/core/gateway'
import { searchDesigns } from '@selvage/core/search'
import { messagesFor } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/en'
import { DesignGrid } from '@selvage/react/design'
import { SelvageProvider } from '@selvage/react/provider'
import Link from '../link'

const gateway = createGateway({ url: 'http://localhost:4000', locale: 'en_US' })
const messages = messagesFor(catalogue, ['design'])

// Rendered at each visit: the gateway need not run while the application is built.
export const dynamic = 'force-dynamic'

export default async function Page() {
  const { results } = await gateway.send(searchDesigns, { query: {} })
  return (
    <SelvageProvider gatewayUrl={gateway.url} lang="en" catalogue={messages} link={Link}>
      <DesignGrid designs={results} hrefFor="/fabric/{id}" />
    </SelvageProvider>
  )
}
