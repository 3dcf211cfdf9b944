import { Cloth } from '@selvage/react/cloth'
import { SelvageStrip } from '@selvage/react/strip'
import type { SelvageStripProps } from '@selvage/react/strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardSources, storyDesign } from '../support/pictures.ts'
import { useStoryDesign } from '../support/story-root.tsx'
import * as css from './strip-story.css.ts'

const AT = 1
const design = storyDesign(AT)

/** The strip with the palette of the picked design. */
function ShownStrip(props: SelvageStripProps) {
  const { palette } = useStoryDesign(AT)
  return <SelvageStrip {...props} {...(palette !== design.palette && { palette })} />
}

function Piece() {
  return (
    <Cloth
      sources={cardSources(useStoryDesign(AT))}
      alt=""
      width={650}
      height={689}
      windowWidthIn={12}
      rulerIn={4}
      fit="fill"
    />
  )
}

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
      <Piece />
      <ShownStrip {...args} />
    </div>
  ),
}

/** Along a yard of fabric. */
export const Vertical: Story = {
  args: { kind: 'vertical' },
  render: (args) => (
    <div className={css.tall}>
      <ShownStrip {...args} />
    </div>
  ),
}

/** Under a thumbnail: only dots. */
export const Slim: Story = {
  args: { kind: 'slim', children: undefined },
  render: ({ palette, kind }) => <ShownStrip palette={palette} kind={kind ?? 'slim'} />,
}

/** Print that is too long ends with an ellipsis. */
export const LongPrint: Story = {
  render: (args) => (
    <div className={css.thin}>
      <ShownStrip {...args} />
    </div>
  ),
}
