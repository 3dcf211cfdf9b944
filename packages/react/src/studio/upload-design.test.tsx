import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import type { UploadDesignProps } from './typed-design.ts'
import { UploadDesign } from './upload-design.tsx'

afterEach(cleanup)

const MEGABYTE = 1024 * 1024
const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]

function pngOf(width: number, height: number, bytes = 600): File {
  const file = new Uint8Array(bytes)
  file.set([...HEAD, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255])
  return new File([file], 'shoal.png', { type: 'image/png' })
}
const pngFile = (bytes: number): File => pngOf(1500, 1200, bytes)

function open(more: Partial<UploadDesignProps> = {}) {
  const { shop, gateway } = openShop({ user: 'member' })
  const seen = { onUpload: vi.fn(), onMade: vi.fn(), onFill: vi.fn() }
  renderInShop(
    shop,
    <UploadDesign action="#new" newHref="#new" hrefFor="/en/designs/{id}" {...seen} {...more} />,
  )
  const field = document.querySelector('input[type="file"]') as HTMLInputElement
  const choose = (file: File) => userEvent.upload(field, file, { applyAccept: false })
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  const put = () => userEvent.click(screen.getByRole('button', { name: 'Put it in the shop' }))
  const calls = () => gateway.requests.map(({ call }) => call)
  return { gateway, field, choose, title, put, calls, ...seen }
}

test('a file of another kind or above 40 MB is a sentence at its field, and is not sent', async () => {
  const { field, choose, calls } = open()
  await choose(new File(['<svg/>'], 'leaf.svg', { type: 'image/svg+xml' }))
  const error = () => document.getElementById(`${field.id}-error`)?.textContent
  expect(error()).toContain('Only PNG, JPEG and TIFF files')
  const large = pngFile(24)
  Object.defineProperty(large, 'size', { value: 61 * MEGABYTE })
  await choose(large)
  expect(error()).toContain('This file has 61 MB. Files go up to 40 MB')
  await choose(new File([], 'leaf.png', { type: 'image/png' }))
  expect(error()).toBe('This file is empty. Please choose another one.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(calls()).toEqual([])
})

test('a file that did not arrive is sent again by one press, and one that was stopped too', async () => {
  const { gateway, field, choose } = open()
  const again = () => screen.findByRole('button', { name: 'Try again' })
  gateway.play('code:SERVER_ERROR@ownDesigns.beginUpload')
  await choose(pngFile(600))
  await again()
  gateway.play('slow')
  await userEvent.click(await again())
  expect(document.activeElement).toBe(field)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(document.activeElement).toBe(field)
  gateway.play('ok')
  await userEvent.click(await again())
  expect(await screen.findByText('Ready')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a connection that is lost for a moment is named while the file is sent again', async () => {
  const { gateway, choose } = open()
  const notice = 'The connection was lost for a moment. We are trying again.'
  gateway.play('down')
  await choose(pngFile(600))
  await screen.findByText(notice, { selector: 'section p' })
  expect(screen.getByRole('status').textContent).toContain(notice)
  gateway.play('ok')
  await screen.findByText('Ready')
  expect(screen.queryByText(notice, { selector: 'section p' })).toBeNull()
})

test.each([
  ['small', pngOf(299, 600), 'Each side needs at least 300 px.'],
  ['large', pngOf(10_001, 600), 'Each side can have up to 10,000 px'],
  ['broken', new File([new Uint8Array(HEAD)], 'cut.png'), 'This file is cut off or damaged.'],
  ['kind', new File(['no picture at all'], 'text.png'), 'Only PNG, JPEG and TIFF files'],
])('a file that the gateway rejects as %s says so', async (_, file, sentence) => {
  const { choose } = open()
  await choose(file)
  await waitFor(() => expect(screen.getAllByText(new RegExp(sentence))).toHaveLength(2))
})

test('a picture is sent, shown, and becomes a design', async () => {
  const { gateway, choose, title, put, onUpload, onMade } = open()
  await choose(pngFile(4 * MEGABYTE))
  await screen.findByText('Ready')
  // The region has the last three sentences.
  expect(screen.getAllByText(/of the picture is sent|Your picture is here/).length).toBe(3)
  expect(onUpload).toHaveBeenCalledOnce()
  expect(screen.getByRole('img', { name: /Straight, one repeat 9\s×\s7.2/ })).toBeDefined()
  await userEvent.type(title(), 'Shoal at noon')
  await userEvent.click(screen.getByRole('radio', { name: 'Half-drop' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a tag' }), 'fish, sea')
  await put()
  const heading = await screen.findByRole('heading', { name: '“Shoal at noon” is in the shop' })
  expect(document.activeElement).toBe(heading)
  expect(onMade).toHaveBeenCalledWith({
    id: 1_000_000_000,
    slug: 'shoal-at-noon',
    title: 'Shoal at noon',
    mature: false,
  })
  expect(gateway.shop.ownDesigns).toMatchObject([
    {
      title: 'Shoal at noon',
      tags: ['green', 'red', 'yellow', 'fish', 'sea'],
      repeat: { type: 'half-drop', width: 9, height: 7.2, period_width: 18 },
      mature: false,
      forSale: true,
    },
  ])
  const link = screen.getByRole('link', { name: 'See it in the shop' })
  expect(link.getAttribute('href')).toBe('/en/designs/1000000000')
})

test('without picture and title the summary leads to both, and what was typed stays', async () => {
  const { put, title, calls } = open()
  const width = screen.getByRole('textbox', { name: 'Width, typed' })
  await userEvent.clear(width)
  await userEvent.type(width, '99')
  await put()
  const summary = await screen.findByRole('group', { name: /3/ })
  expect(document.activeElement).toBe(summary)
  expect(screen.getByText('Please choose a picture.', { selector: 'a' })).toBeDefined()
  expect(title().getAttribute('aria-invalid')).toBe('true')
  expect(width.getAttribute('aria-invalid')).toBe('true')
  expect((width as HTMLInputElement).value).toBe('99')
  expect(calls()).toEqual([])
})

test('a gateway that is away loses nothing, and the next press makes the design', async () => {
  const { gateway, choose, title, put } = open()
  await choose(pngFile(600))
  await screen.findByText('Ready')
  await userEvent.type(title(), 'Shoal')
  gateway.play('down')
  await put()
  await screen.findByText(/We could not|Something went wrong|again/, { selector: 'p, div, span' })
  expect(title().value).toBe('Shoal')
  expect(screen.getByText('Ready')).toBeDefined()
  gateway.play('ok')
  await put()
  await screen.findByRole('heading', { name: '“Shoal” is in the shop' })
})

test('a picture that is gone by then is chosen again, with the form as it was', async () => {
  const { gateway, choose, title, put, field } = open()
  await choose(pngFile(600))
  await screen.findByText('Ready')
  await userEvent.type(title(), 'Shoal')
  gateway.shop.artUploads = []
  await put()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(title().value).toBe('Shoal')
  await choose(pngFile(700))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
})

test('a width that prints softly is mended by one press', async () => {
  const { choose } = open()
  await choose(pngFile(600))
  await screen.findByText('Ready')
  const slider = screen.getByRole<HTMLInputElement>('slider')
  fireEvent.change(slider, { target: { value: '20' } })
  expect(screen.getByText('75 dots an inch, a little soft.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Set to 10\sin$/ }))
  expect(slider.value).toBe('10')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Width, typed' }).value).toBe('10')
  expect(screen.getByText('150 dots an inch, sharp.')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Width, typed' }), '0{Tab}')
  expect(screen.queryByText(/dots an inch, sharp/)).toBeNull()
})

test('what is filled in is reported, each change of it', async () => {
  const { title, onFill } = open()
  expect(onFill).not.toHaveBeenCalled()
  await userEvent.type(title(), 'Shoal')
  await userEvent.click(screen.getByRole('radio', { name: 'Half-drop' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a tag' }), 'fish{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Shown only' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'For adults only' }))
  expect(onFill).toHaveBeenLastCalledWith({
    title: 'Shoal',
    tags: ['fish'],
    repeatType: 'half-drop',
    width: '9.5',
    mature: true,
    forSale: false,
  })
})

test('a part of what was filled in is enough to go on', () => {
  const { title } = open({ values: { title: 'Shoal', tags: ['sea'] } })
  expect(title().value).toBe('Shoal')
  expect(screen.getByRole('button', { name: 'Remove sea' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Width, typed' }).value).toBe('9')
})

test('a picture that becomes stripes, or a repeat longer than a yard, comes with advice', async () => {
  const { choose } = open()
  await choose(pngOf(8_000, 300))
  await screen.findByText('Ready')
  expect(
    screen.getByText(/27 times as long as it is wide\. .* stripes of 0\.3\sin each/),
  ).toBeDefined()
  await choose(pngOf(300, 8_000))
  await screen.findByText(/One repeat is 53\.3\sin high\. A yard of fabric, 36\sin/)
})

test('the seller agreement is named at the button, and the guide at the picture, where they have pages', () => {
  open()
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  open({ agreementHref: '#agreement', guideHref: '#guide' })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('seller agreement')).toBe('#agreement')
  expect(hrefOf('How to prepare a picture')).toBe('#guide')
  screen.getByText('By putting it in the shop you agree to the', { exact: false })
})
