// @vitest-environment jsdom
import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import { expect, it } from 'vitest'
import { yardAddress } from './yard-address.ts'

const code = layoutCode(emptyLayout(4, 'BELGIAN_LINEN', 12))
const paths = { options: '/en/fill-a-yard/options', canvas: '/en/fill-a-yard/canvas' }

it('has a layout at once, because a page that is loaded again takes the address of that moment', () => {
  history.replaceState(null, '', paths.options)
  const address = yardAddress({ paths, collectionId: 12, override: 'currency=EUR' })
  address.showLayout('no layout of a choice of options')
  expect(location.search).toBe('')
  address.showStep('canvas')
  address.showLayout(code)
  expect(location.pathname + location.search).toBe(`${paths.canvas}?layout=${code}&currency=EUR`)
})

it('names the layout in the address of the options that a shopper goes back to', () => {
  history.replaceState(null, '', paths.canvas)
  const address = yardAddress({ paths, collectionId: 12, override: '' })
  address.showLayout(code)
  address.showStep('options')
  expect(location.pathname).toBe(paths.options)
  expect(new URLSearchParams(location.search).get('layout')).toBe(code)
})
