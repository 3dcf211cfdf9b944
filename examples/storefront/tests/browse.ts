import type { Hono } from 'hono'

const ORIGIN = 'http://localhost:3000'

/** A browser without script: it stores cookies, follows redirects and submits forms. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Opens an address of the shop and returns the page after all redirects. */
  open(path: string): Promise<OpenedPage>
}

export interface OpenedPage {
  /** The path and query of the page. */
  readonly path: string
  readonly status: number
  readonly html: string
  /** The HTML of the page's content without its scripts. */
  readonly content: string
  /**
   * Submits the form whose action starts with the path, with its hidden fields and the given ones.
   */
  send(action: string, fields: Readonly<Record<string, string>>): Promise<OpenedPage>
}

export function openBrowser(app: Hono): Browser {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<OpenedPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(ORIGIN + path, {
      ...init,
      headers: {
        Host: 'localhost:3000',
        ...(cookie !== '' && { Cookie: cookie }),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) return ask(location)
    const html = await response.text()
    const content = /<main.*<\/main>/s.exec(html)?.[0].replace(/<script.*?<\/script>/gs, '') ?? ''
    return {
      path,
      status: response.status,
      html,
      content,
      send: (action, fields) => sendForm(html, action, fields),
    }
  }

  function sendForm(
    html: string,
    actionStart: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<OpenedPage> {
    const forms = [...html.matchAll(/<form(?<tag>[^>]*)>(?<inside>.*?)<\/form>/gs)].map(
      ({ groups }) => ({ tag: groups?.['tag'] ?? '', inside: groups?.['inside'] ?? '' }),
    )
    const found = forms.find(({ tag }) => attribute(tag, 'action')?.startsWith(actionStart))
    if (!found) throw new Error(`No form of the page goes to ${actionStart}.`)
    const hidden = [...found.inside.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      attribute(input, 'name') ?? '',
      attribute(input, 'value') ?? '',
    ])
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields })
    const action = attribute(found.tag, 'action') ?? ''
    if (attribute(found.tag, 'method') !== 'post') return ask(`${action.split('?')[0]}?${body}`)
    return ask(action, { method: 'POST', headers: { Origin: ORIGIN }, body })
  }

  return { cookies, open: (path) => ask(path) }
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
}
