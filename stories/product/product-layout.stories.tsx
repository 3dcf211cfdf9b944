import type { DesignDetail } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import { FabricProduct } from '@selvage/react/fabric'
import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import { useMessages } from '@selvage/react/messages'
import { ProductLayout } from '@selvage/react/product'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { readProduct } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}

function Facts() {
  const { t } = useMessages()
  return (
    <DisclosureGroup>
      <Disclosure summary={t('fabric.printingAndDelivery')} open>
        <p>{t('fabric.printingText')}</p>
        <p>{t('fabric.returnsText')}</p>
      </Disclosure>
    </DisclosureGroup>
  )
}

const meta = {
  title: 'Shop/Product layout',
  component: ProductLayout,
  loaders: [shopLoader({}, readProduct(0))],
  render: (_, context) => (
    <ProductLayout below={<Facts />}>
      <FabricProduct {...loadedShop<Read>(context)} action="#add" cartHref="#cart" />
    </ProductLayout>
  ),
} as Meta<typeof ProductLayout>
export default meta
type Story = StoryObj<typeof ProductLayout>

/** Text under the picture, where a long form stands beside it. */
export const Below: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('fabric.printingText'))).toBeVisible()
  },
}
