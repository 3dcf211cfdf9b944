import { readSearch, searchDesigns } from '@selvage/core/search'
import type { SearchPage, SearchQuery } from '@selvage/core/search'
import { Button, ButtonLink } from '@selvage/react/button'
import { DesignGrid } from '@selvage/react/design'
import { EmptyState } from '@selvage/react/empty-state'
import { Flash } from '@selvage/react/flash'
import { Pager } from '@selvage/react/pager'
import { FewerFilters, ResultCount, ResultsBar, ShopFilters } from '@selvage/react/search'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { StoryGlobals } from '../support/globals.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { messagesOf, present } from '../support/find.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from './search-story.css.ts'

interface Read {
  readonly query: SearchQuery
  readonly page: SearchPage | undefined
}

/** A shop page as its route composes it. */
function ShopPage({
  query,
  page,
  fieldErrors = [],
}: Read & {
  readonly fieldErrors?: readonly { field: string; message: 'invalid sort value' }[]
}): ReactNode {
  const { t } = useMessages()
  if (page === undefined)
    return (
      <EmptyState
        level={1}
        title={t('common.somethingWrong')}
        actions={<Button>{t('common.tryAgain')}</Button>}
      >
        {t('errors.SERVER_ERROR')}
      </EmptyState>
    )
  return (
    <>
      <h1 className={css.title}>
        {query.q === undefined ? t('search.title') : t('search.titleFor', { query: query.q })}
      </h1>
      <p>
        <ResultCount page={page} />
      </p>
      {fieldErrors.map(({ field, message }) => (
        <Flash key={field} severity="attention">
          {t(`search.${message}`)}
        </Flash>
      ))}
      <div className={css.columns}>
        <ShopFilters action="#shop" query={query} facets={page.facets} />
        <div>
          <ResultsBar action="#shop" query={query} />
          {page.results.length === 0 ? (
            <EmptyState
              level={2}
              title={
                query.q === undefined
                  ? t('search.noResultsPlain')
                  : t('search.noResults', { searchQuery: query.q })
              }
              actions={<ButtonLink href="#shop">{t('search.clearAll')}</ButtonLink>}
            >
              {t('search.noResultsHelp')}
            </EmptyState>
          ) : (
            <DesignGrid designs={page.results} hrefFor={({ id }) => `#${id}`} />
          )}
          <Pager
            total={page.total}
            offset={query.offset}
            pageSize={page.pageSize}
            hrefFor={(offset) => `#${offset}`}
          />
        </div>
      </div>
    </>
  )
}

const meta = {
  title: 'Shop/Search',
  component: ShopFilters,
  subcomponents: { ResultsBar, ResultCount, FewerFilters },
  loaders: [
    async ({ globals, parameters }) => {
      const { query } = readSearch(
        new URLSearchParams((parameters['search'] as string | undefined) ?? ''),
      )
      const set = globals as StoryGlobals
      const story = openStoryShop(set, { scenario: parameters['scenario'] ?? 'ok' })
      const page = await story.shop.gateway
        .send(searchDesigns, {
          query: {
            ...query,
            currency: story.shop.currency,
          },
        })
        .catch(() => undefined)
      return { story: { ...story, query, page } }
    },
  ],
  render: (_, context) => {
    const { query, page } = loadedShop<Read>(context)
    return (
      <ShopPage
        query={query}
        page={
          page && { ...page, ...(context.parameters['page'] as Partial<SearchPage> | undefined) }
        }
      />
    )
  },
} as Meta<typeof ShopFilters>
export default meta
type Story = StoryObj<typeof ShopFilters>

/** The filters are one plain form: it works without script, and is sent only by its button. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = present(canvas.getAllByRole<HTMLInputElement>('checkbox')[0])
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(new FormData(present(box.form)).getAll('color')).toHaveLength(1)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Each active filter can be removed on its own. */
export const Filtered: Story = { parameters: { search: 'color=blue,white&style=geometric' } }

export const Searched: Story = { parameters: { search: 'q=ocean&sort=newest' } }

/** More designs than one page has. The count is marked when it is an estimate. */
export const ManyPages: Story = {
  parameters: { search: 'page_offset=168', page: { total: 48_210, totalIsEstimate: true } },
}

/** Nothing was found: the search is shown, with links to other results. */
export const NoResults: Story = {
  parameters: { search: 'q=mulbery%20heron&color=violet', scenario: 'empty' },
}

/** The gateway cannot be reached. */
export const GatewayDown: Story = { parameters: { scenario: 'down' } }

/** Another page answers instead of the gateway. */
export const GatewayRubbish: Story = { parameters: { scenario: 'rubbish' } }

/** Any color can be looked for, where its checkbox is on. */
export const PickedColor: Story = {
  parameters: { search: 'eigColors=2c4a6b&share=touch' },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const { t } = messagesOf(context)
    const picking = canvas.getByRole<HTMLInputElement>('checkbox', { name: t('search.pick') })
    await userEvent.click(picking)
    const sent = new FormData(present(picking.form))
    await expect(sent.get('picking')).toBe('true')
    await expect(sent.get('pick')).toBe('#2c4a6b')
    await expect(sent.get('eigColors')).toBe('2c4a6b')
  },
}

/** A search that finds nothing is offered with one filter less. */
export const OneFilterLess: Story = {
  render: (_, context) => (
    <FewerFilters action="#shop" query={loadedShop<Read>(context).query} totals={[4, 0, 12]} />
  ),
  parameters: { search: 'q=moth&color=red&style=toile' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(links[0]).toHaveAttribute('href', '#shop?q=moth&color=red')
    await expect(links[1]).toHaveAttribute('href', '#shop?style=toile&color=red')
  },
}
