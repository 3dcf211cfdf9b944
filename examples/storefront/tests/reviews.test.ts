import { logIn } from '@selvage/core/account'
import { createGateway } from '@selvage/core/gateway'
import { decideReviews, SAMPLE_MEMBER } from '@selvage/core/testing'
import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop, SESSION } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const path = localizePath('design-reviews', 'en', { designId: 3 })
const TEXT = 'It has been through the wash & the red has "held".'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const OWN = { Origin: 'http://localhost:3000', Host: 'localhost:3000', ...SESSION }

/** A member with an order of the design. */
async function buyAsMember() {
  await served.buy()
  const { url, fetch } = served.gateway
  const { email, password } = SAMPLE_MEMBER
  await createGateway({ url, locale: 'en_US', fetch }).send(logIn, { body: { email, password } })
}

/** Sends the form as a browser does, with its length. */
async function send(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'submit', ...fields })) form.set(name, value)
  const encoded = new Request('http://localhost:3000', { method: 'POST', body: form })
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    ...OWN,
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(body.length),
  }
  return ask(path, { method: 'POST', headers, body })
}
const photo = new File([PIXEL], '../../evil.php', { type: 'image/png' })
const GOOD = { rating: '5', material: 'LINEN_COTTON_CANVAS', text: TEXT }

describe('the page of a design’s reviews', () => {
  it('has none yet, and says to a guest who can write one', async () => {
    const html = await read(path)
    expect(html).toContain('No reviews yet')
    expect(html).toContain('We’re sorry, you can only review designs you’ve ordered')
    expect(html).toMatch(/href="\/login\?[^"]*next=[^"]*reviews/)
    expect(html).not.toContain('name="rating"')
  })

  it('has a form for its buyer, which keeps everything when a field is wrong', async () => {
    await buyAsMember()
    expect(await read(path)).toMatch(/enctype="multipart\/form-data"/i)
    const answer = await send({ text: TEXT, 'photo-0': photo, rating: '9' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const sentence of [
      'Please rate the item',
      'Please select a material',
      'Please add a description for each photo you uploaded',
    ])
      expect(html).toContain(sentence)
    expect(html).toContain('wash &amp; the red')
    expect(html).toMatch(/name="upload-0" value="upload_\w+"/)
    expect(served.calls()).not.toContain('reviews.submit')
  })

  it('sends a review with its picture, once it is right', async () => {
    await buyAsMember()
    const answer = await send({ ...GOOD, 'photo-0': photo, 'caption-0': 'On the bunk' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    expect(await read(path, flashOf(answer))).toContain('It will be published soon')
    expect(await read(path)).not.toContain('On the bunk')
    decideReviews(served.gateway.shop, 'published')
    const html = await read(path)
    for (const shown of ['wash &amp; the red', 'On the bunk', '5 of 5', 'member'])
      expect(html).toContain(shown)
    expect(html).not.toContain(SAMPLE_MEMBER.email)
    const product = await read(localizePath('fabric', 'en', { designId: 3 }))
    expect(product).toContain('"aggregateRating"')
    expect(await read(`${path}?stars=4`)).toContain('No review fits these filters.')
  })

  it('names a picture that is none, and keeps the words', async () => {
    await buyAsMember()
    const script = new File(['<svg/>'], 'a.png', { type: 'image/png' })
    const answer = await send({ ...GOOD, 'photo-0': script, 'caption-0': 'On the bunk' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Please upload a picture with one of the supported formats')
    expect(html).toContain('wash &amp; the red')
    expect(html).toContain('On the bunk')
  })

  it.each([
    ['SERVER_ERROR', 'We could not do that right now'],
    ['TOO_MANY_ATTEMPTS', 'Too many attempts'],
  ] as const)(
    'says that a picture was not taken this time, and keeps the words: %s',
    async (code, sentence) => {
      await buyAsMember()
      served.gateway.play(`code:${code}@reviews.addPhoto`)
      const answer = await send({ ...GOOD, 'photo-0': photo, 'caption-0': 'On the bunk' })
      const html = await answer.text()
      expect(answer.ok).toBe(false)
      expect(html).toContain(sentence)
      expect(html).not.toContain('Please upload a picture with one of the supported formats')
      for (const typed of ['wash &amp; the red', 'On the bunk', 'name="photo-0"'])
        expect(html).toContain(typed)
      expect(served.calls()).not.toContain('reviews.submit')
    },
  )

  it('says that a comment could not be posted while the gateway is away', async () => {
    await buyAsMember()
    served.gateway.play('code:SERVER_ERROR@reviews.submit')
    const html = await (await send(GOOD)).text()
    expect(html).toContain('wash &amp; the red')
    expect(html).toMatch(/Comment could not be posted|could not do that right now/)
  })

  it.each([
    ['without a boundary', { 'Content-Type': 'multipart/form-data', 'Content-Length': '3' }, 400],
    [
      'of 200 MB',
      { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '200000000' },
      413,
    ],
    ['of no length that is no form', { 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
  ])('takes no form %s', async (_, headers, status) => {
    await buyAsMember()
    const answer = await ask(path, { method: 'POST', headers: { ...OWN, ...headers }, body: 'abc' })
    expect(answer.status).toBe(status)
  })

  it('does not vote for one’s own review, and says so', async () => {
    await buyAsMember()
    await send(GOOD)
    decideReviews(served.gateway.shop, 'published')
    const review = served.gateway.shop.reviews[0]?.id ?? ''
    const answer = await post(
      path,
      { intent: 'vote', review },
      { ...SESSION, 'Content-Length': '60' },
    )
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('User already voted')
  })
})
