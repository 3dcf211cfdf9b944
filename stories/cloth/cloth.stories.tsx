import { Cloth, ClothSurface } from '@selvage/react/cloth'
import type { ClothProps } from '@selvage/react/cloth'
import { SelvageStrip } from '@selvage/react/strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardSources, storyDesign, storyDesigns, tileOf } from '../support/pictures.ts'
import { useStoryDesign } from '../support/story-root.tsx'
import * as css from './cloth-story.css.ts'

const AT = 4
const design = storyDesign(AT)

function ShownCloth(props: ClothProps) {
  const shown = useStoryDesign(AT)
  return (
    <Cloth
      {...props}
      {...(shown !== design && { sources: cardSources(shown), alt: shown.title })}
    />
  )
}

function ShownYard() {
  const shown = useStoryDesign(AT)
  return <ClothSurface tile={tileOf(shown)} widthIn={42} heightIn={36} alt={shown.title} />
}

const meta = {
  title: 'General/Cloth',
  component: Cloth,
  subcomponents: { ClothSurface },
  args: {
    sources: cardSources(design),
    alt: design.title,
    width: 650,
    height: 689,
    windowWidthIn: 12,
  },
} satisfies Meta<typeof Cloth>
export default meta
type Story = StoryObj<typeof meta>

/** A picture of 12 in of fabric with its ruler. */
export const Window: Story = {
  render: (args) => (
    <div className={css.card}>
      <ShownCloth {...args} />
    </div>
  ),
}

/** Every picture at the same scale, so that prints can be compared. */
export const SameScale: Story = {
  render: (args) => (
    <div className={css.grid}>
      {storyDesigns.map((each) => (
        <div key={each.id} className={css.framed}>
          <Cloth {...args} sources={cardSources(each)} alt={each.title} />
          <SelvageStrip palette={each.palette} printOnWide>
            {each.designer}
          </SelvageStrip>
        </div>
      ))}
    </div>
  ),
}

/** A drawing with inches as its unit: a yard, 42 in wide. */
export const Surface: Story = {
  render: () => <ShownYard />,
}
