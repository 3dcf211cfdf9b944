import { runInNewContext } from 'node:vm'
import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { FEATURE_TEST } from '../app/page/old-browser.tsx'
import { openPages } from './open-pages.ts'

const { gateway, ask } = await openPages()

describe('an error page', () => {
  it('of 404 has a band of cloth and offers designs', async () => {
    const response = await ask('/en/nothing-here')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('src="/cloth/404.svg"')
    expect(html).toContain('Not here')
    expect(html.match(/href="\/en\/fabric\/\d+"/g)?.length).toBeGreaterThanOrEqual(4)
    expect((await ask('/cloth/404.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('of 403 is a page of its own, with a way on', async () => {
    gateway.fail(403)
    const response = await ask('/de/shop')
    const html = await response.text()
    expect(response.status).toBe(403)
    expect(html).toContain('src="/cloth/403.svg"')
    expect(html).toContain('href="/de"')
    expect(html).toMatch(/href="\/login\?[^"]+"[^>]*><span>Anmelden</)
  })

  it('of 404 searches for what was meant', async () => {
    const html = await (await ask('/fr/rien-ici')).text()
    expect(html).toMatch(
      /<form[^>]*role="search"[^>]*action="\/fr\/[^"]+"[^>]*>(?:(?!<\/form>).)*name="q"(?:(?!<\/form>).)*Rechercher/s,
    )
  })

  it('of 500 says that nothing was charged, and is tried again first', async () => {
    gateway.fail(500)
    const response = await ask('/en/shop?q=moth')
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('nothing was charged')
    expect(html).toMatch(/href="\/en\/shop\?q=moth"[^>]*><span>Try this page again</)
  })

  it.each([
    ['en', 'en-US', 'Monday, May 6, 2030 at 7:08 AM UTC'],
    ['de', 'de-DE', 'Montag, 6. Mai 2030 um 07:08 UTC'],
    ['es', 'es-ES', 'lunes, 6 de mayo de 2030'],
    ['fr', 'fr-FR', 'lundi 6 mai 2030'],
  ] as const)('of 503 names its expected end in %s', async (lang, locale, text) => {
    const params = { until: '2030-05-06T07:08:00Z' }
    gateway.fail(503, { errors: [{ code: 'SERVER_ERROR', params }] })
    const html = await (await ask(localizePath('shop', lang))).text()
    const time = /<time[^>]*>([^<]*)<\/time>/.exec(html)
    expect(time?.[0]).toContain(`dateTime="2030-05-06T07:08:00Z" data-locale="${locale}"`)
    expect(time?.[1]?.replace(/\s/g, ' ')).toContain(text)
    // The browser writes the same moment in its own time zone.
    const script = /<script nonce="[^"]+">(\{for\(const t of[^<]*)<\/script>/.exec(html)?.[1] ?? ''
    const element = { dateTime: params.until, dataset: { locale }, textContent: '' }
    runInNewContext(script, { Intl, Date, document: { querySelectorAll: () => [element] } })
    expect(element.textContent).toMatch(/2030/)
  })
})

it.each(['q', 'terms', 'designer'])('a card’s number as %s is sent to no gateway', async (name) => {
  const answer = await ask(`/en/shop?${name}=4242424242424242`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('could not be read')
  expect(gateway.calls.map(({ search }) => String(search)).join()).not.toContain('4242')
})

describe('the notice of an old browser', () => {
  const shows = (browser: Record<string, unknown>) => {
    const notice = { hidden: true }
    runInNewContext(FEATURE_TEST, { ...browser, document: { getElementById: () => notice } })
    return !notice.hidden
  }
  const dialog = { prototype: { showModal: () => undefined } }
  const script = { prototype: { noModule: false } }
  const today = { HTMLDialogElement: dialog, HTMLScriptElement: script }

  it('is on every page, hidden, before anything that could fail', async () => {
    const html = await (await ask(localizePath('shop', 'fr'))).text()
    expect(html).toMatch(/<div id="old-browser" hidden(?:="")?>/)
    expect(html).toContain('Votre navigateur n’est plus à jour')
    expect(html.indexOf(FEATURE_TEST)).toBeLessThan(html.indexOf('type="module"'))
    expect(html.indexOf(FEATURE_TEST)).toBeGreaterThan(html.indexOf('id="old-browser"'))
  })

  it('shows where a feature is missing, and nowhere else', () => {
    expect(shows(today)).toBe(false)
    expect(shows({ ...today, Promise: {} })).toBe(true)
    expect(shows({ ...today, Promise: undefined })).toBe(true)
    expect(shows({ ...today, HTMLDialogElement: undefined })).toBe(true)
    expect(shows({ ...today, HTMLScriptElement: { prototype: {} } })).toBe(true)
  })

  it('is tested by a script that a browser from before modules can read', () => {
    expect(FEATURE_TEST).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|async|class)\b/)
  })
})
