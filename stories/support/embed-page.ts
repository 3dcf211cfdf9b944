import { createTestGateway } from '@selvage/core/testing'
import type { TestGateway, TestGatewayOptions } from '@selvage/core/testing'

/** Paths of the gateway's calls. Other requests of the page go to the network. */
const CALLS =
  /^\/(?:designs|design|fabrics|wallpapers|scuppernong|templates|fill_a_yard|guests|api|order|order_item|cart_handover)(?:\/|$)/

let playing: TestGateway | undefined
let begun: Promise<void> | undefined

/**
 * Loads the embed's script once, as on a partner's page, and sends its calls to a gateway in
 * memory.
 */
export async function openEmbedPage(options: TestGatewayOptions): Promise<TestGateway> {
  playing = createTestGateway({ url: location.origin, ...options })
  begun ??= begin()
  await begun
  return playing
}

function begin(): Promise<void> {
  const network = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    return playing !== undefined && url.origin === location.origin && CALLS.test(url.pathname)
      ? playing.fetch(input, init)
      : network(input, init)
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = new URL('embed/selvage.js', document.baseURI).href
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error('The embed is not built: run `node scripts/build-serving.ts stories`.')),
    )
    document.head.append(script)
  })
}
