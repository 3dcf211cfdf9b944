import { grantRound } from '@selvage/core/business'
import { isContentPage } from '@selvage/core/content'
import { isFabricCode } from '@selvage/core/fabric'
import { nextSemester, semesterRound } from '@selvage/core/student-grant'
import { STOCK_PAGE_NAMES } from '@selvage/core/stock'
import type { StockPageName } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { GrantRoundNote } from '../business/grant-round-note.tsx'
import { takeLine } from '../cart/take-line.server.ts'
import { postedStock } from '../cart/posted-items.server.ts'
import { contentPage } from '../content/content-page.server.ts'
import { ContentPage } from '../content/content-page.tsx'
import { ClothPage } from '../fabric/cloth-page.tsx'
import { clothPage } from '../fabric/cloth-page.server.ts'
import { notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { SemesterNote } from '../student-grant/semester-note.tsx'
import { SolidsPage } from '../solid/solids-page.tsx'
import { solidsPage } from '../solid/solid-page.server.ts'
import { GiftIdeasPage } from '../stock/gift-ideas-page.tsx'
import { StockPage } from '../stock/stock-page.tsx'
import { giftIdeasPage, stockPage } from '../stock/stock-page.server.ts'
import type { Route } from './+types/named'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

const isStockPage = (name: string | undefined): name is StockPageName =>
  STOCK_PAGE_NAMES.some((one) => one === name)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const url = new URL(request.url)
  const name = documentRoutes.matchPath(url.pathname)?.route
  if (isFabricCode(name)) return { about: 'fabric', ...(await clothPage(shop, name)) } as const
  if (name === 'small-business-grant')
    return {
      about: 'grant',
      ...(await contentPage(shop, name)),
      round: grantRound(new Date()),
    } as const
  if (name === 'design-grant') {
    const round = semesterRound(new Date())
    const rounds = { round, next: nextSemester(round) }
    return { about: 'student-grant', ...(await contentPage(shop, name)), rounds } as const
  }
  if (isContentPage(name)) return { about: 'content', ...(await contentPage(shop, name)) } as const
  if (isStockPage(name))
    return { about: 'stock', ...(await stockPage(shop, name, url.searchParams)) } as const
  if (name === 'solids') return { about: 'solids', ...(await solidsPage(shop)) } as const
  if (name === 'gift-ideas') return { about: 'gift-ideas', ...(await giftIdeasPage(shop)) } as const
  notFound()
}

export async function action(args: Route.ActionArgs) {
  const { pathname } = new URL(args.request.url)
  if (!isStockPage(documentRoutes.matchPath(pathname)?.route)) notFound()
  return takeLine(args, postedStock)
}

/**
 * The page of a fabric, of ready-made items, of all of these or of all solids, or a text of the
 * shop, by its path.
 */
export default function Named({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.about) {
    case 'fabric': {
      return <ClothPage {...loaderData} />
    }
    case 'stock': {
      return <StockPage {...loaderData} rejected={actionData} />
    }
    case 'solids': {
      return <SolidsPage {...loaderData} />
    }
    case 'content': {
      return <ContentPage {...loaderData} />
    }
    case 'grant': {
      const { round, ...content } = loaderData
      return (
        <ContentPage {...content}>
          <GrantRoundNote round={round} />
        </ContentPage>
      )
    }
    case 'student-grant': {
      const { rounds, ...content } = loaderData
      return (
        <ContentPage {...content}>
          <SemesterNote {...rounds} />
        </ContentPage>
      )
    }
    case 'gift-ideas': {
      return <GiftIdeasPage {...loaderData} />
    }
  }
}
