import { expect, it, vi } from 'vitest'
import { Still } from './still.tsx'
import { drawPage } from './testing/draw-page.tsx'

it('what everybody sees is rendered once for the same props, in its place', () => {
  const rendered = vi.fn()
  const Priced = ({ price }: { readonly price: string }) => {
    rendered(price)
    return <b>{price}</b>
  }
  const page = (price: string) =>
    drawPage(
      <main>
        <i>before</i>
        <Still name="priced" of={Priced} props={{ price }} />
        <i>after</i>
      </main>,
    )
  expect(page('€ 12,50')).toMatch(/<main><i>before<\/i><b>€ 12,50<\/b><i>after/)
  expect(page('€ 12,50')).toBe(page('€ 12,50'))
  expect(page('€ 13,50')).toContain('<b>€ 13,50</b>')
  expect(rendered.mock.calls).toEqual([['€ 12,50'], ['€ 13,50']])
})
