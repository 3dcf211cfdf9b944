/** The name of the channel on which a browser's pages learn who logs in and out. */
const CHANNEL = 'selvage-visitor'

/**
 * Tells the browser's other pages whose page this one is, and loads this one again when another is
 * somebody else's: after a login, and after a logout, when nothing of the member's stays in view.
 */
export function followVisitor(): void {
  const { body: root } = document
  const mark = root.dataset['member']
  // A page that could not ask who its visitor is says nothing, or all pages would load for ever.
  if (mark === undefined) return
  const again = (): void => location.replace(location.pathname + location.search)
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      if (data !== mark) again()
    })
    channel.postMessage(mark)
  }
  if (mark === '') return
  // The browser may show the page again from memory, after its member has logged out.
  addEventListener('pagehide', ({ persisted }) => {
    root.hidden = persisted
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
