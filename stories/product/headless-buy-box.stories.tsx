import type { DesignDetail } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import { fabricProduct } from '@selvage/machines/cart'
import { useAnnounce } from '@selvage/react/live-region'
import { useMessages } from '@selvage/react/messages'
import { useAddToCart } from '@selvage/react/product'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openCanvas, startsWith } from '../support/find.ts'
import { readProduct } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { announced } from '../support/unseen.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}

/** A buy box of plain elements, over the hook alone. */
function HeadlessBuyBox({ design, offers }: Read) {
  const { t, money } = useMessages()
  const announce = useAnnounce()
  const id = useId()
  const [view, send] = useAddToCart(fabricProduct, { designId: design.id, offers }, () =>
    announce(t('fabric.added')),
  )
  return (
    <section aria-labelledby={id}>
      <h1 id={id}>{design.title}</h1>
      <label>
        {t('fabric.yards')}{' '}
        <input
          inputMode="numeric"
          value={view.typed}
          onChange={(event) => send({ type: 'TYPE_QUANTITY', typed: event.currentTarget.value })}
          onBlur={() => send({ type: 'LEAVE_QUANTITY' })}
        />
      </label>
      <p>{view.total && money(view.total)}</p>
      <button type="button" aria-disabled={view.busy} onClick={() => send({ type: 'ADD' })}>
        {t(view.label)}
      </button>
    </section>
  )
}

const meta = {
  title: 'Shop/Headless buy box',
  loaders: [shopLoader({}, readProduct(0))],
  render: (_, context) => {
    const { design, offers } = loadedShop<Read>(context)
    return <HeadlessBuyBox design={design} offers={offers} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Two yards go into the cart once; the box says so, and so does the live region. */
export const Adding: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const { shop, test, design } = loadedShop<Read>(context)
    const quantity = canvas.getByRole('textbox', { name: t('fabric.yards') })
    const box = canvas.getByRole('region', { name: design.title })
    const before = box.textContent
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2')
    await expect(box.textContent).not.toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: startsWith(t('fabric.addToCart')) }))
    await canvas.findByRole('button', { name: startsWith(t('fabric.added')) })
    const added = test.requests.filter(({ call }) => call === 'cart.add')
    await expect(added.map(({ body }) => body)).toMatchObject([{ quantity: 2 }])
    await expect(shop.cart.get().count).toBe(2)
    await waitFor(() => expect(announced(context.canvasElement)).toContain(t('fabric.added')))
  },
}
