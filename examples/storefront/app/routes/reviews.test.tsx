import type { ReviewState } from '@selvage/core/reviews'
import { SelvageProvider } from '@selvage/react/provider'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { catalogueOf, translatorFor } from '../page/translators.server.ts'
import Reviews from './reviews.tsx'

interface Children {
  readonly children: ReactNode
}

vi.mock('../site/site-frame.tsx', () => ({ SiteFrame: ({ children }: Children) => children }))
vi.mock('../page/page-head.tsx', () => ({ PageHead: () => null }))
vi.mock('../site/page-crumbs.tsx', () => ({ PageCrumbs: () => null }))
vi.mock('../island-runtime/island.tsx', () => ({ Island: () => 'the form' }))

const summary = { count: 0, average: null, histogram: [], recommendPercent: null, fits: [] }

/** The page of a design without reviews, for a visitor with these orders of it. */
function pageFor(orders: readonly (ReviewState | null)[] | null, isMember: boolean): string {
  const loaderData = {
    design: { id: 7, title: 'Plums', designer: { name: 'Ada' } },
    list: { reviews: [], summary, total: 0, offset: 0 },
    query: {},
    eligibility: orders && { materials: orders.map((review) => ({ review })), screenName: null },
    isMember,
    chosen: {},
  }
  const props = { loaderData } as unknown as ComponentProps<typeof Reviews>
  return renderToStaticMarkup(
    <SelvageProvider
      gatewayUrl=""
      lang="en"
      catalogue={catalogueOf('en_US')}
      translate={translatorFor('en_US')}
    >
      <Reviews {...props} />
    </SelvageProvider>,
  )
}

const INVITATION = 'href="#write"'
/** @source spec 2 §5 */
const NOT_ORDERED = 'We’re sorry, you can only review designs you’ve ordered.'

test.each([
  ['a stranger', null, false, NOT_ORDERED],
  ['a guest', [], false, NOT_ORDERED],
  ['a member who has not ordered it', [], true, NOT_ORDERED],
  ['a member whose review waits', ['waiting'], true, 'Your review waits to be read.'],
] as const)('%s is not invited to write, and reads why', (_, orders, isMember, sentence) => {
  const page = pageFor(orders, isMember)
  expect(page).toContain(sentence)
  expect(page).not.toContain(INVITATION)
  expect(page).not.toContain('Yours can be the first.')
})

test.each([[null], ['rejected']] as const)(
  'a member who has ordered it is invited to write: %s',
  (review) => {
    const page = pageFor([review], true)
    expect(page).toContain(INVITATION)
    expect(page).toContain('the form')
  },
)
