import type { DesignCard as Design } from '@selvage/core/design'
import { DesignCard } from '@selvage/react/design'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from './design-story.css.ts'

interface Cards {
  readonly designs: readonly Design[]
}

const meta = {
  title: 'Shop/Design card',
  component: DesignCard,
  loaders: [shopLoader({}, readCards)],
  render: (args, context) => {
    const { designs, picked } = loadedShop<Cards>(context)
    const { at = 0, ...changed } =
      (context.parameters['design'] as Partial<Design> & { at?: number }) ?? {}
    // The picked design comes first.
    const design = designs[picked === undefined ? at : 0]
    return design === undefined ? (
      <></>
    ) : (
      <div className={css.card}>
        <DesignCard {...args} design={{ ...design, ...changed }} href="#design" eager />
      </div>
    )
  },
  // The loader above sets the content of every story.
  args: { href: '#design' } as Meta<typeof DesignCard>['args'],
} as Meta<typeof DesignCard>
export default meta
type Story = StoryObj<typeof DesignCard>

/**
 * A picture at the page's scale, the palette on its edge, the designer and the lowest price. The
 * whole card is a link to the design.
 */
export const LightGround: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

export const DarkGround: Story = { parameters: { design: { at: 3 } } }

/** More colors than the edge has room for. */
export const ManyColors: Story = {
  parameters: {
    design: {
      palette: [
        '#f6efe2',
        '#b3262e',
        '#e2733c',
        '#efb340',
        '#64843f',
        '#2e6b66',
        '#2c4a7d',
        '#5c3d6e',
        '#9b4a68',
        '#3a2a22',
      ],
    },
  },
}

/** A title of one long word, and a designer with many names. */
export const LongText: Story = {
  parameters: {
    design: {
      at: 4,
      title: 'Sommerblumenwiesenspaziergangserinnerungen',
      designer: {
        id: 1,
        name: 'Maria-Magdalena von Habsburg-Lothringen y de la Fuente',
        screenName: 'maria',
      },
    },
  },
}
