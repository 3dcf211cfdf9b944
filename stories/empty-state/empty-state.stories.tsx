import { Button } from '@selvage/react/button'
import { Chip } from '@selvage/react/chip'
import { EmptyState } from '@selvage/react/empty-state'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Empty state',
  component: EmptyState,
  args: {
    title: 'No cloth matches “mulbery heron”',
    children: 'Take off a filter, and 14 designs come back.',
    level: 2,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Plain unprinted fabric, the reason, and links to other pages. */
export const NothingFound: Story = {
  args: {
    actions: (
      <>
        <Chip removeHref="#small">Under 4 in</Chip>
        <Chip removeHref="#mulberry" color="#7c2f3e">
          Mulberry
        </Chip>
        <Button kind="small">Clear all filters</Button>
      </>
    ),
  },
}

/** A failed call has the same layout, with a way to try again. */
export const Failed: Story = {
  args: {
    title: 'The designs could not be fetched',
    children: undefined,
    actions: <Button>Try again</Button>,
  },
}
