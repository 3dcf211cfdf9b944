import { Hono } from 'hono'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { expect, test } from 'vitest'
import { cspReports } from './csp-report.ts'
import { limitBodies } from './limit-bodies.ts'

const KB = 1024
const app = new Hono()
app.route('/', cspReports(() => undefined).routes)
app.use(limitBodies)
app.post('*', async (c) => c.text(String((await c.req.text()).length)))

/** A body without a length, and how much of it was read. */
function chunked(bytes: number) {
  const chunk = new TextEncoder().encode('x'.repeat(16 * KB))
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= bytes) return controller.close()
      read += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { body, read: () => read }
}

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit)

test('a form of the usual size arrives whole, with and without a length', async () => {
  const text = 'q'.repeat(200 * KB)
  for (const body of [text, chunked(208 * KB).body]) {
    const response = await post('/en/cart', body)
    expect(response.status).toBe(200)
    expect(Number(await response.text())).toBeGreaterThanOrEqual(text.length)
  }
})

test.each([
  ['/en/cart', 256 * KB],
  ['/csp-report', 16 * KB],
])('%s reads no more of an endless body than it may', async (path, most) => {
  const endless = chunked(Infinity)
  expect((await post(path, endless.body)).status).toBe(413)
  expect(endless.read()).toBeLessThanOrEqual(most + 32 * KB)
})

test('a form that says that it is too long is rejected', async () => {
  const headers = { 'content-length': String(257 * KB) }
  const response = await app.request('/en/cart', { method: 'POST', body: 'a', headers })
  expect(response.status).toBe(413)
})

test('a review is limited by its own action', async () => {
  const path = localizePath('design-reviews', 'en', { designId: 12 })
  expect((await post(path, 'x'.repeat(300 * KB))).status).toBe(200)
})

test('the form of a grant with its files is limited by its own action', async () => {
  const path = documentRoutes.localizePath('student-grant', 'fr')
  expect((await post(path, 'x'.repeat(300 * KB))).status).toBe(200)
  const page = documentRoutes.localizePath('design-grant', 'fr')
  expect((await post(page, 'x'.repeat(300 * KB))).status).toBe(413)
})
