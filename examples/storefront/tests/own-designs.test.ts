import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const LIST = '/designs?lang=en'
const NEW = '/designs/new?lang=en'

const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
/** A PNG as far as its header; the two bytes are its width. */
function pngFile(bytes: number, width: readonly [number, number] = [5, 220]): File {
  const file = new Uint8Array(bytes)
  file.set([...HEAD, 0, 0, ...width, 0, 0, 4, 176])
  return new File([file], 'shoal.png', { type: 'image/png' })
}

const FIELDS = { title: 'Shoal at noon', tags: 'fish, sea', repeat: 'half-drop', width: '7.5' }

/** Posts the form of a new design as a browser without a script does. */
function send(fields: Readonly<Record<string, string>>, picture?: File) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('picture', picture ?? new File([], ''))
  const headers = { Origin: 'http://localhost:3000', Host: 'localhost:3000', ...SESSION }
  return ask(NEW, { method: 'POST', headers, body })
}

const made = () => served.gateway.shop.ownDesigns

beforeEach(async () => {
  served.begin('nothing')
  await post('/login?lang=en', { email, password })
})

describe('the page of a new design', () => {
  it.each([NEW, LIST])('%s needs a login, which leads back', async (path) => {
    served.begin('nobody')
    const { status, headers } = await ask(path, { headers: {} })
    expect(status).toBe(303)
    const next = new URLSearchParams(headers.get('location')?.split('?')[1]).get('next')
    expect(next).toBe(path)
  })

  it('is for no search engine, and the menu leads there', async () => {
    const html = await read(NEW)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<title>Upload a design | Selvage</title>')
    expect(html).toContain('<meta name="description" content="Upload a picture')
    expect(await read('/robots.txt')).toContain('Disallow: /designs\n')
  })

  it('takes a file in parts without a script, and leads to the design', async () => {
    const answer = await send(FIELDS, pngFile(2_500_000))
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    expect(location).toBe('/designs/new?lang=en&made=1000000000')
    expect(served.calls().filter((call) => call === 'ownDesigns.sendPart')).toHaveLength(3)
    expect(made()).toMatchObject([
      {
        title: 'Shoal at noon',
        tags: ['fish', 'sea'],
        repeat: { type: 'half-drop', width: 7.5 },
        forSale: true,
        mature: false,
      },
    ])
    const html = await read(location)
    expect(html).toContain('“Shoal at noon” is in the shop')
    expect(html).toContain('href="/en/designs/1000000000"')
  })

  it('has everything still where a field is wrong, and needs no second file', async () => {
    const answer = await send({ ...FIELDS, title: ' ', sale: 'no', mature: '1' }, pngFile(900))
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toMatch(
      /name="title"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="title"/,
    )
    expect(html).toContain('value="fish, sea"')
    expect(html).toContain('value="7.5"')
    expect(html).toMatch(/checked=""[^>]*value="half-drop"|value="half-drop"[^>]*checked=""/)
    expect(html).toMatch(/checked=""[^>]*value="no"|value="no"[^>]*checked=""/)
    const [, upload = ''] = /name="upload" value="([^"]+)"/.exec(html) ?? []
    const again = await send({ ...FIELDS, upload, sale: 'no' })
    expect(again.status).toBe(303)
    expect(made()).toMatchObject([{ title: 'Shoal at noon', forSale: false }])
  })

  it.each([
    ['no file', undefined, 'Please choose a picture.'],
    ['a file of another kind', new File(['<svg/>'], 'leaf.png'), 'Only PNG, JPEG and TIFF files'],
    ['an empty file', new File([], 'leaf.png'), 'This file is empty.'],
    ['too few pixels', pngFile(900, [0, 200]), 'Each side needs at least 300 px.'],
    ['too many pixels', pngFile(900, [60, 0]), 'Each side can have up to 10,000 px'],
    ['a file that is cut off', new File([new Uint8Array(HEAD)], 'cut.png'), 'This file is cut off'],
  ])('says what is wrong with %s', async (_, file, sentence) => {
    const answer = await send(FIELDS, file)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain('value="Shoal at noon"')
    expect(made()).toEqual([])
  })

  it('does not read a form that is too large, and none of a guest', async () => {
    const headers = { ...SESSION, Origin: 'http://localhost:3000', Host: 'localhost:3000' }
    const long = { ...headers, 'Content-Length': String(60 * 1024 * 1024) }
    const large = await ask(NEW, { method: 'POST', headers: long, body: 'title=x' })
    expect(large.status).toBe(413)
    expect(await large.text()).toContain('Files go up to 40 MB')
    served.begin('nobody')
    expect((await send(FIELDS, pngFile(900))).status).toBe(303)
    expect(served.calls()).not.toContain('ownDesigns.beginUpload')
  })

  it('keeps what was filled in where the gateway is away', async () => {
    served.gateway.play('code:TOO_MANY_ATTEMPTS@ownDesigns.create')
    const answer = await send(FIELDS, pngFile(900))
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('value="Shoal at noon"')
  })

  it('shows a picture of its address after a reload', async () => {
    await send({ ...FIELDS, title: '' }, pngFile(900))
    const [upload] = served.gateway.shop.artUploads
    const html = await read(`${NEW}&upload=${upload?.id}`)
    expect(html).toContain('Ready')
    expect(html).toContain('1,500 × 1,200 px')
    const other = await read(`${NEW}&upload=upload_of_somebody_else`)
    expect(other).not.toContain('Ready')
    expect(other).toContain('This picture is no longer there.')
  })

  it('shows what its address says that was filled in, and nothing without', async () => {
    await send({ ...FIELDS, title: '' }, pngFile(900))
    const [upload] = served.gateway.shop.artUploads
    const typed = 'title=Shoal&tags=fish,<b>&repeat=mirrored&width=9+cm&mature=1&sale=no'
    const html = await read(`${NEW}&upload=${upload?.id}&${typed}`)
    expect(html).toContain('value="Shoal"')
    expect(html).toContain('value="fish, &lt;b&gt;"')
    expect(html).toContain('value="9 cm"')
    expect(html).toContain('9 cm = 3.54\u00a0in, printed as 3.5\u00a0in')
    expect(html).toMatch(/checked=""[^>]*value="mirrored"|value="mirrored"[^>]*checked=""/)
    expect(html).toMatch(/checked=""[^>]*value="no"|value="no"[^>]*checked=""/)
    expect(html).toMatch(/name="mature"[^>]*checked=""|checked=""[^>]*name="mature"/)
    // The colors of the picture propose tags where none were filled in.
    expect(await read(`${NEW}&upload=${upload?.id}`)).toContain('value="green, red, yellow"')
    const fresh = await read(NEW)
    expect(fresh).not.toContain('Shoal')
    expect(fresh).not.toContain('value="green')
  })

  it.each([
    [{ tags: 'fish, <script>' }, '“&lt;script&gt;” cannot be a tag.'],
    [{ tags: Array.from({ length: 14 }, (_, at) => `tag ${at}`).join() }, 'These are 14'],
    [{ width: '37' }, 'Enter a width from 2\u00a0in to 36\u00a0in.'],
    [{ width: '-3' }, 'Enter a width from 2\u00a0in to 36\u00a0in.'],
  ])('names what is wrong with %j without a script', async (change, sentence) => {
    const answer = await send({ ...FIELDS, ...change }, pngFile(900))
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain('value="Shoal at noon"')
  })

  it('reads a width in any unit, without a script too', async () => {
    await send({ ...FIELDS, width: '10 1/2' }, pngFile(900))
    await send({ ...FIELDS, width: '9 cm' }, pngFile(901))
    expect(made().map(({ repeat }) => repeat.width)).toEqual([3.5, 10.5])
  })

  it('advises on a picture that becomes stripes', async () => {
    const html = await (await send({ ...FIELDS, title: '' }, pngFile(900, [31, 64]))).text()
    expect(html).toContain('7 times as long as it is wide. On fabric it becomes stripes of')
  })
})

describe('a member’s own designs', () => {
  it('are none at first, and lead to the upload', async () => {
    const html = await read(LIST)
    expect(html).toContain('No designs of your own yet')
    expect(html).toContain('href="/designs/new?lang=en"')
    expect(html).toMatch(/href="\/designs\?lang=en"[^>]*aria-current="page"/)
  })

  it('are changed by a form each, which says what is wrong', async () => {
    await send(FIELDS, pngFile(900))
    const id = '1000000000'
    expect(await read(LIST)).toContain('Shoal at noon')
    const wrong = await post(LIST, { id, title: 'Sh', tags: 'fish', sale: 'yes' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toMatch(/<details[^>]*open=""[\s\S]*Use 3 to 60 characters/)
    const right = await post(LIST, { id, title: 'Shoal', tags: 'a, b', mature: '1' })
    expect([right.status, right.headers.get('location')]).toEqual([303, LIST])
    expect(made()).toMatchObject([
      { title: 'Shoal', tags: ['a', 'b'], mature: true, forSale: false },
    ])
    expect((await post(LIST, { id: '7', title: 'Shoal', tags: '' })).status).toBe(404)
  })

  it('lead to their designer’s page, which leads to the upload and follows nobody', async () => {
    await send(FIELDS, pngFile(900))
    const [, page = ''] = /href="(\/profiles\/[^"]+)"/.exec(await read(LIST)) ?? []
    const own = await read(page.replaceAll('&amp;', '&'))
    expect(own).toContain('<span>Upload a design</span>')
    expect(own).not.toContain('data-name="follow"')
    expect(await read('/profiles/rosalind_pike?lang=en')).toContain('data-name="follow"')
  })

  it.each(['/en/designs/1000000000', '/en/products/1000000000'])(
    'that are only shown say so on %s',
    async (page) => {
      await send({ ...FIELDS, sale: 'no' }, pngFile(900))
      const html = await read(page)
      expect(html).toContain('This design is not for sale.')
      expect(html).not.toContain('Buy it on fabric')
    },
  )

  it('make nobody the owner of the page whose screen name they joined with', async () => {
    served.begin('nobody')
    await post('/register/new?lang=en', {
      screen_name: 'rosalind_pike',
      email: 'rosalind@harrowmail.com',
      password: 'a long password',
    })
    expect((await send(FIELDS, pngFile(900))).status).toBe(303)
    expect(await read('/profiles/rosalind_pike?lang=en')).toContain('data-name="follow"')
    const [, own = ''] = /href="(\/profiles\/[^"]+)"/.exec(await read(LIST)) ?? []
    expect(own).not.toContain('rosalind_pike?')
    expect(await read(own.replaceAll('&amp;', '&'))).not.toContain('data-name="follow"')
  })

  it('lead from a page that is gone to the first', async () => {
    const { status, headers } = await ask('/designs?offset=20&lang=en')
    expect([status, headers.get('location')]).toEqual([302, LIST])
  })
})
