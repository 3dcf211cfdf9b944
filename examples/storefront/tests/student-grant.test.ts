import { GRANT_FILES, nextSemester, semesterRound } from '@selvage/core/student-grant'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { formatDate } from '@selvage/i18n/format'
import { defaultLocales, languages } from '@selvage/i18n/locale'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, read } = await openShop()
const GUEST = { Cookie: '' }
const FORM = documentRoutes.localizePath('student-grant', 'en')
const SENT = documentRoutes.localizePath('student-grant-sent', 'en')
const PDF = '%PDF-1.4\n%%EOF\n'
const typed = {
  name: 'June Harrow',
  email: 'June@Example.com',
  school: 'School of Textiles',
  program: 'Printed textiles',
  country: 'DE',
  plan: 'A quilt of maps.\r\nForty panels.',
}
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'a.pdf') =>
  new File([content], name)
const files = { 'proof-file': file(PDF), 'work-file': file(PDF) }
const applications = () => served.gateway.shop.studentGrants.applications
const place = (answer: Response) => [answer.status, answer.headers.get('location')]

/** Sends the form as a browser does, with its length. */
async function send(fields: Readonly<Record<string, string | File>>, origin?: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const encoded = new Request('http://localhost:3000', { method: 'POST', body: form })
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    Origin: origin ?? 'http://localhost:3000',
    Host: 'localhost:3000',
    ...GUEST,
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(body.length),
  }
  return ask(FORM, { method: 'POST', headers, body })
}

/** The id of a file that a page has in its form. */
const idIn = (html: string, use: string): string =>
  new RegExp(`name="${use}" value="([\\w-]+)"`).exec(html)?.[1] ?? ''

describe.each(languages)('the pages in %s', (lang) => {
  it('say the deadline of the open semester and the day of its answers', async () => {
    const round = semesterRound(new Date())
    const day = (date: string) => formatDate(date, defaultLocales[lang])
    for (const route of ['design-grant', 'student-grant', 'student-grant-sent'] as const) {
      const html = await read(documentRoutes.localizePath(route, lang), GUEST)
      expect(html).toContain(day(round.closes))
      expect(html).toContain(day(round.answers))
      expect(html.includes(day(nextSemester(round).closes))).toBe(route === 'design-grant')
      expect(html.includes('noindex')).toBe(route === 'student-grant-sent')
      expect(html).not.toMatch(/>(?:student-grant|business)(?:-page)?\.|\{\{/)
    }
    const html = await read(documentRoutes.localizePath('design-grant', lang), GUEST)
    expect(html).toContain(`href="${documentRoutes.localizePath('student-grant', lang)}"`)
  })
})

describe('an application', () => {
  it('leads to the thanks, with its files at the gateway', async () => {
    expect(await read(FORM, GUEST)).toMatch(/enctype="multipart\/form-data"/i)
    expect(place(await send({ ...typed, ...files }))).toEqual([303, SENT])
    expect(applications()).toMatchObject([
      { ...typed, email: 'june@example.com', plan: 'A quilt of maps.\nForty panels.' },
    ])
    expect(served.gateway.shop.studentGrants.files.size).toBe(2)
  })

  it('loses nothing that was typed, and no file, when a field is wrong', async () => {
    const answer = await send({ ...typed, ...files, school: '', country: 'KP' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Enter your school or university.')
    expect(html).toContain('We may give nothing to a country under embargo')
    expect(html).toContain('value="June Harrow"')
    expect(html).toContain('A quilt of maps.\nForty panels.')
    expect(html).toContain('The file has arrived')
    expect(applications()).toEqual([])
    const ids = { proof: idIn(html, 'proof'), work: idIn(html, 'work') }
    expect(place(await send({ ...typed, ...ids }))).toEqual([303, SENT])
    expect(applications()).toMatchObject([ids])
  })

  it('takes another file in the place of one that has come', async () => {
    const html = await (await send({ ...typed, ...files, name: '' })).text()
    const ids = { proof: idIn(html, 'proof'), work: idIn(html, 'work') }
    await send({ ...typed, ...ids, 'work-file': file(PDF) })
    expect(applications()).toMatchObject([{ proof: ids.proof }])
    expect(applications()[0]?.work).not.toBe(ids.work)
  })

  const none = new File([], '')
  it.each<[string, Readonly<Record<string, File>>, string]>([
    ['no file', { 'work-file': none }, 'Choose the PDF with your work.'],
    ['an empty one', { 'work-file': file('') }, 'This file is empty.'],
    ['a page', { 'proof-file': file('<html>', 'id.png') }, 'This file is no PDF, PNG or JPEG'],
    ['a picture', { 'work-file': file('\u0089PNG') }, 'This file is no PDF, whatever its name'],
    ['half a PDF', { 'work-file': file('%PDF-1.4') }, 'This file is cut off or damaged.'],
    [
      'a large one',
      { 'proof-file': file(new Uint8Array(GRANT_FILES.proof.maxBytes + 1)) },
      'This file is too large. It may have up to 4 MB.',
    ],
  ])('with %s says what is wrong with it', async (_what, wrong, sentence) => {
    const answer = await send({ ...typed, ...files, ...wrong })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain('value="June Harrow"')
    expect(applications()).toEqual([])
  })

  it('of more than both files may have loses nothing that was typed', async () => {
    const answer = await send({ ...typed, 'work-file': file(new Uint8Array(14_000_000)) })
    expect(answer.status).toBe(413)
    const html = await answer.text()
    expect(html).toContain('One of your files is too large')
    expect(html).toContain('value="School of Textiles"')
    expect(html).toContain('A quilt of maps.')
  })

  it.each(['studentGrant.addFile', 'studentGrant.apply'] as const)(
    'loses nothing when the gateway cannot take it: %s',
    async (call) => {
      served.gateway.play(`code:SERVER_ERROR@${call}`)
      const answer = await send({ ...typed, ...files })
      expect(answer.status).toBe(503)
      const html = await answer.text()
      expect(html).toContain('value="School of Textiles"')
      expect(html).toContain('We could not do that right now')
      const has = call === 'studentGrant.apply' ? 'The file has arrived' : 'did not arrive'
      expect(html).toContain(has)
    },
  )

  it('names a file that the gateway has no longer', async () => {
    const ids = { proof: 'file_0000000000000009', work: 'file_0000000000000009' }
    const answer = await send({ ...typed, ...ids })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('This file is no longer here, or is part of another application.')
    expect(html).not.toContain('The file has arrived')
  })

  it('is sent by no other site', async () => {
    expect((await send({ ...typed, ...files }, 'https://evil.test')).status).toBe(403)
    expect(applications()).toEqual([])
  })
})

it('search engines find the form and not the thanks', async () => {
  const pages = await (await ask('/sitemaps/pages-en.xml')).text()
  expect(pages).toContain(FORM)
  expect(pages).toContain(documentRoutes.localizePath('design-grant', 'en'))
  expect(pages).not.toContain(SENT)
})
