import { Button } from '@selvage/react/button'
import { Dialog, PanelButton } from '@selvage/react/dialog'
import type { DialogProps } from '@selvage/react/dialog'
import { TextField } from '@selvage/react/field'
import { stack } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

/** A button opens the dialog; the `open` of the story's controls is where it begins. */
function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a color</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen}>
        <div className={stack}>
          <TextField label="Search colors" />
          <Button onClick={() => setOpen(false)}>Done</Button>
        </div>
      </Dialog>
    </>
  )
}

const meta = {
  title: 'General/Dialog',
  component: Dialog,
  subcomponents: { PanelButton },
  args: {
    open: false,
    title: 'Colors',
    description: 'Fifty solids, dyed to order.',
    kind: 'window',
    children: null,
    onOpenChange: fn(),
  },
  argTypes: { children: { control: false } },
  render: (args) => <Opened key={String(args.open)} {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const playThrough: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const opener = within(canvasElement).getByRole('button')
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Colors' })
  await expect(dialog).toHaveAccessibleDescription('Fifty solids, dyed to order.')
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
}

/**
 * Closes on Escape, keeps the focus inside, and returns it to the control that opened the dialog.
 */
export const Window: Story = { play: playThrough }

/** Slides in from the edge within 350 ms. */
export const Sheet: Story = { args: { kind: 'sheet' }, play: playThrough }

/** A panel of the page's own HTML: its button shows it as a dialog and then puts it back. */
export const PanelOfThePage: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      <PanelButton panelId="story-panel">Filters</PanelButton>
      <div id="story-panel" popover="auto">
        <label>
          <input type="checkbox" /> Botanical
        </label>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    const tick = within(dialog).getByRole('checkbox', { name: 'Botanical' })
    await userEvent.click(tick)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvasElement).toContainElement(tick)
    await expect(tick).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

/** Stays open, for visual review. */
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
