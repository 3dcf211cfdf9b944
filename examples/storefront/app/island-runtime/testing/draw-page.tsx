import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FrameContext } from '../../page/frame.ts'
import { catalogueOf, translatorFor } from '../../page/translators.server.ts'
import { EVERYWHERE } from '../../settings/market.ts'
import { collectIslands } from '../island-collector.tsx'
import { IslandScripts } from '../island.tsx'

const page = {
  language: 'en',
  locale: 'en_US',
  country: 'US',
  currency: 'USD',
  measurement: 'imperial',
  override: '',
  gatewayUrl: 'http://gateway.test',
  paymentUrl: 'http://pay.test',
  storefrontOrigins: ['http://shop.test'],
} as const

/** Returns the HTML of a page's body as the server sends it. */
export function drawPage(
  body: ReactNode,
  report: (error: unknown) => void = () => undefined,
): string {
  const messages = { catalogue: catalogueOf('en_US'), translate: translatorFor('en_US') }
  const islands = collectIslands({ secret: 's3cret', settings: page, ...messages, report })
  const frame = {
    ...messages,
    page,
    market: EVERYWHERE,
    nonce: 'N',
    origin: 'http://shop.test',
    path: '/en',
    search: '',
    fonts: [],
    isGuessed: false,
    offered: [],
    messages: [],
    traceId: '0af7651916cd43dd8448eb211c80319c',
    scripts: {
      entry: '/assets/entry.js',
      events: '/assets/events.js',
      fileOf: (island: string) => `${island}.js`,
      scriptsOf: (island: string) => [`/assets/${island}.js`],
    },
    islands,
    events: [],
    analytics: { decision: 'declined', isDebugged: false } as const,
  }
  const pieces = islands.fill(
    renderToString(
      <FrameContext value={frame}>
        {body}
        <IslandScripts />
      </FrameContext>,
    ),
  )
  return pieces.map((piece) => Buffer.from(piece).toString()).join('')
}
