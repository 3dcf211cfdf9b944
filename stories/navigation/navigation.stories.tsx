import { COLOUR_DOTS, COLOURS } from '@selvage/core/search'
import { useMessages } from '@selvage/react/messages'
import { AccountMenu, MenuLists, SiteNavigation } from '@selvage/react/navigation'
import type { MenuContents, SiteNavigationProps } from '@selvage/react/navigation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { storyDesign } from '../support/pictures.ts'
import { shopLoader } from '../support/shop.ts'

type T = ReturnType<typeof useMessages>['t']

const groupsOf = (t: T) => [
  {
    title: t('menus.group_colors'),
    links: COLOURS.map((color) => ({
      href: `#${color}`,
      label: t(`search.colour_${color}`),
      dot: COLOUR_DOTS[color],
    })),
  },
  {
    title: t('menus.group_holidays'),
    links: (['christmas', 'halloween', 'valentines-day'] as const).map((topic) => ({
      href: `#${topic}`,
      label: t(`search.topic_${topic}`),
    })),
  },
  {
    links: [
      { href: '#fill-a-yard', label: t('navigation.fillAYard'), emphasized: true },
      { href: '#sample-pack', label: t('stock.SAMPLE_PACK'), separator: true },
    ],
  },
]

function contentsOf(t: T): MenuContents {
  const { designer, ...shown } = storyDesign(3)
  const design = { ...shown, designer: { id: 1, name: designer, screenName: '' } }
  return {
    themes: { groups: groupsOf(t) },
    fabric: { groups: groupsOf(t), picture: { design, href: '#design' } },
  }
}

/** The row with links in the story's language. */
function ShopNavigation({ loadMenus }: Partial<SiteNavigationProps>) {
  const { t } = useMessages()
  return (
    <SiteNavigation
      entries={[
        { href: '#themes', label: t('menus.menu_themes'), menu: 'themes' },
        {
          href: '#fabric',
          label: t('navigation.fabric'),
          menu: 'fabric',
          pageLabel: t('menus.all_fabric'),
          current: true,
        },
        { href: '#collections', label: t('navigation.collections'), atEnd: true },
      ]}
      loadMenus={loadMenus ?? (() => Promise.resolve(contentsOf(t)))}
      menusHref="#menus"
    />
  )
}

const meta = {
  title: 'General/Navigation',
  component: SiteNavigation,
  subcomponents: { AccountMenu, MenuLists },
  args: { entries: [] },
  argTypes: { entries: { control: false } },
  loaders: [shopLoader({}, async () => ({}))],
  render: () => <ShopNavigation />,
  parameters: { layout: 'fullscreen' },
} as Meta<typeof SiteNavigation>
export default meta
type Story = StoryObj<typeof SiteNavigation>

export const Closed: Story = {}

/** A menu opens below the row, with its links in columns and a design. */
export const Open: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const button = canvas.getByRole('button', { name: t('navigation.fabric') })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await canvas.findByRole('link', { name: t('navigation.fillAYard') })
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

/** Escape closes the menu and returns to its button; so does leaving it, without the focus. */
export const ClosedAgain: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const button = canvas.getByRole('button', { name: t('navigation.fabric') })
    await userEvent.click(button)
    await canvas.findByRole('link', { name: t('navigation.fillAYard') })
    canvas.getByRole('link', { name: t('navigation.collections') }).focus()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** The menus do not come: each still leads to its page and to the page of all menus. */
export const NotLoaded: Story = {
  render: () => <ShopNavigation loadMenus={() => Promise.reject(new Error('No network.'))} />,
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.click(canvas.getByRole('button', { name: t('navigation.fabric') }))
    const group = canvas.getByRole('group', { name: t('navigation.fabric') })
    await expect(within(group).getAllByRole('link')).toHaveLength(2)
  },
}

/** All links of a menu on a page of its own. */
export const Lists: Story = {
  render: () => <AllLists />,
}

function AllLists() {
  const { t } = useMessages()
  return <MenuLists groups={groupsOf(t)} level={2} />
}

/** A member's name opens the pages of the account. */
export const Account: Story = {
  render: () => <Member />,
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.click(canvas.getByRole('button', { name: 'June in Hudson' }))
    await canvas.findByRole('button', { name: t('account.logOut') })
  },
}

function Member() {
  const { t } = useMessages()
  return (
    <AccountMenu
      name="June in Hudson"
      groups={[
        {
          links: (['orders', 'addresses', 'cards', 'settings'] as const).map((tab) => ({
            href: `#${tab}`,
            label: t(`account.tab_${tab}`),
          })),
        },
      ]}
      logOutAction="#log-out"
    />
  )
}
