import { Breadcrumb } from '@selvage/react/breadcrumb'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Breadcrumb',
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Fabric', href: '#fabric' },
      { label: 'Hedgerow in March' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
export const ThreeDeep: StoryObj<typeof meta> = {}
