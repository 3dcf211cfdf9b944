import { Cloth } from '@selvage/react/cloth'
import { SelvageStrip } from '@selvage/react/strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardSources, storyDesign } from '../support/pictures.ts'
import * as css from './strip-story.css.ts'

const design = storyDesign(1)

const meta = {
  title: 'General/Selvage strip',
  component: SelvageStrip,
  args: { palette: design.palette, children: `${design.title} · ${design.designer}` },
} satisfies Meta<typeof SelvageStrip>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Pinholes 9 px apart on the side of the fabric, dots of 11 px with gaps of 4 px, then small print.
 */
export const Horizontal: Story = {
  render: (args) => (
    <div className={css.piece}>
      <Cloth
        sources={cardSources(design)}
        alt=""
        width={650}
        height={689}
        windowWidthIn={12}
        rulerIn={4}
        fit="fill"
      />
      <SelvageStrip {...args} />
    </div>
  ),
}

/** Along a yard of fabric. */
export const Vertical: Story = {
  args: { kind: 'vertical' },
  render: (args) => (
    <div className={css.tall}>
      <SelvageStrip {...args} />
    </div>
  ),
}

/** Under a thumbnail: only dots. */
export const Slim: Story = {
  args: { kind: 'slim', children: undefined },
  render: ({ palette, kind }) => <SelvageStrip palette={palette} kind={kind ?? 'slim'} />,
}

/** Print that is too long ends with an ellipsis. */
export const LongPrint: Story = {
  render: (args) => (
    <div className={css.thin}>
      <SelvageStrip {...args} />
    </div>
  ),
}
