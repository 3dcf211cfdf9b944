import { UploadDesign } from '@selvage/react/studio'
import type { TypedDesign } from '@selvage/react/studio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { shopLoader } from '../support/shop.ts'
import { LONG, pngFile, SENT, WITH_SEAM } from './sample-art.ts'

const typed: TypedDesign = {
  title: 'Shoal at noon',
  tags: ['blue', 'fish', 'sea'],
  mature: false,
  forSale: true,
  repeatType: 'basic',
  width: '9 in',
}

const member = shopLoader({ user: 'member' }, async () => ({}))

const meta = {
  title: 'Shop/Upload a design',
  component: UploadDesign,
  loaders: [member],
  args: {
    action: '#new',
    newHref: '#new',
    hrefFor: '#design-{id}',
    agreementHref: '#agreement',
    guideHref: '#guide',
  },
} satisfies Meta<typeof UploadDesign>
export default meta
type Story = StoryObj<typeof meta>

const fileField = (context: StoryContext): HTMLElement =>
  within(context.canvasElement).getByLabelText(messagesOf(context).t('studio.picture'))
const choose = (context: StoryContext, file: File) =>
  userEvent.upload(fileField(context), file, { applyAccept: false })

/** Before a picture is chosen; the five repeats are one group of radios. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await expect(radios).toHaveLength(7)
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked()
  },
}

/** The file is on its way while the rest is filled in; the sending can be stopped. */
export const Sending: Story = {
  loaders: [shopLoader({ user: 'member', scenario: 'slow', slowMs: 60_000 }, async () => ({}))],
  play: async (context) => {
    await choose(context, pngFile(3 * 1024 * 1024))
    const bar = await within(context.canvasElement).findByRole('progressbar')
    await expect(bar).toHaveAttribute('max', String(3 * 1024 * 1024))
  },
}

/** Stopped, and the field takes another file. */
export const Stopped: Story = {
  ...Sending,
  play: async (context) => {
    const { canvasElement } = context
    await choose(context, pngFile(3 * 1024 * 1024))
    const { t } = messagesOf(context)
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: t('studio.stop') }),
    )
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
}

/** Above 40 MB nothing is sent: the sentence at the field says what helps. */
export const TooLarge: Story = {
  play: async (context) => {
    await choose(context, pngFile(41 * 1024 * 1024))
    await waitFor(() => expect(fileField(context)).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** A file of another kind is not sent either. */
export const WrongKind: Story = {
  play: async (context) => {
    await choose(context, new File(['<svg/>'], 'leaf.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(fileField(context)).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** A picture that has come, on cloth; its colors and tags are proposed. */
export const OnCloth: Story = { args: { upload: SENT } }

/** Each column drops by half a tile. */
export const HalfDrop: Story = {
  args: { upload: SENT, values: { ...typed, repeatType: 'half-drop', width: '5 in' } },
}

/** Each row moves by half a tile. */
export const HalfBrick: Story = {
  args: { upload: SENT, values: { ...typed, repeatType: 'half-brick', width: '5 in' } },
}

/** Every second tile is turned over. */
export const Mirrored: Story = {
  args: { upload: SENT, values: { ...typed, repeatType: 'mirrored', width: '5 in' } },
}

/** The first tile begins in the middle. */
export const Centered: Story = {
  args: { upload: SENT, values: { ...typed, repeatType: 'centered', width: '5 in' } },
}

/** Too few dots an inch: one press sets the greatest size that prints sharply. */
export const Soft: Story = {
  args: { upload: SENT, values: { ...typed, width: '16 in' } },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole<HTMLInputElement>('slider')
    await waitFor(() => expect(slider).toHaveValue('16'))
  },
}

/** The press that mends it, and the slider that moves the number beside it. */
export const Mended: Story = {
  args: { upload: SENT, values: { ...typed, width: '16 in' } },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t, length } = messagesOf(context)
    const mend = t('studio.setTo', { length: length(10) })
    await userEvent.click(canvas.getByRole('button', { name: mend }))
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    await expect(slider).toHaveValue('10')
    await fireEvent.change(slider, { target: { value: '7.5' } })
    await expect(slider).toHaveAttribute('aria-valuetext', length(7.5))
  },
}

/** Two edges do not meet. */
export const Seam: Story = { args: { upload: WITH_SEAM, values: typed } }

/** Nothing is chosen and nothing typed: the summary leads to each field. */
export const Rejected: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t } = messagesOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('studio.put') }))
    const summary = canvas.getByRole('group', { name: t('form.summary', { count: 2 }) })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
  },
}

/** A plain form that a server has rejected: the picture and all that was typed are there. */
export const RejectedByServer: Story = {
  args: {
    upload: SENT,
    values: { ...typed, title: 'Sh' },
    errors: { title: 'FIELD_VALUE_INVALID' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByDisplayValue('Sh')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(3)
  },
}

/** Tags are added, two at once, and removed. */
export const Tags: Story = {
  args: { upload: SENT },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t } = messagesOf(context)
    const box = canvas.getByRole('textbox', { name: t('studio.addTagLabel') })
    await userEvent.type(box, 'fish, Sea{Enter}')
    await userEvent.click(
      canvas.getByRole('button', { name: t('studio.removeTag', { tag: 'blue' }) }),
    )
    await expect(box).toHaveFocus()
    const names = ['yellow', 'white', 'fish', 'Sea'].map((tag) => t('studio.removeTag', { tag }))
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

/** A picture that is far longer than wide, and a width that is read in another unit. */
export const Stripes: Story = {
  args: { upload: LONG, values: { ...typed, width: '9 cm' } },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t, length, number } = messagesOf(context)
    const advice = t('studio.advice_stripe', { times: number(27), length: length(0.1) })
    await expect(canvas.getByText(advice.replaceAll('\u00a0', ' '))).toBeVisible()
  },
}

/** A text that is no tag is named and stays to be mended; so does a wrong width. */
export const WrongFields: Story = {
  args: { upload: SENT },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t } = messagesOf(context)
    const box = canvas.getByRole('textbox', { name: t('studio.addTagLabel') })
    await userEvent.type(box, 'sea, a;b{Enter}')
    await expect(box).toHaveValue('a;b')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    const width = canvas.getByRole('textbox', { name: t('studio.width') })
    await userEvent.clear(width)
    await userEvent.type(width, '99')
    await userEvent.tab()
    await expect(width).toHaveAttribute('aria-invalid', 'true')
  },
}

/** Sent, filled in and put in the shop, where it is found from now on. */
export const Done: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const canvas = within(canvasElement)
    const { t } = messagesOf(context)
    await choose(context, pngFile(1_500_000))
    await canvas.findByText(t('studio.ready'))
    await userEvent.type(canvas.getByRole('textbox', { name: t('studio.title') }), typed.title)
    await userEvent.click(canvas.getByRole('button', { name: t('studio.put') }))
    const heading = await canvas.findByRole('heading', {
      name: t('studio.doneTitle', { title: typed.title }),
    })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('link', { name: t('studio.see') })).toHaveAttribute(
      'href',
      '#design-1000000000',
    )
  },
}
