import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductLayout } from './product-layout.tsx'

test('text below a product comes after it', () => {
  render(
    <ProductLayout below={<p>Care</p>}>
      <p>The product</p>
    </ProductLayout>,
  )
  expect(screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual(
    ['The product', 'Care'],
  )
})
