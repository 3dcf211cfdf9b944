import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const APP = 'examples/storefront/app'
const PAGE = `${APP}/routes/own-recipes.tsx`
const TABS = `${APP}/account/account-tabs.ts`

const page = `import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/own-recipes'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  return { userId: user.id }
}

export default function OwnRecipes({ loaderData: { userId } }: Route.ComponentProps) {
  const { t } = useMessages()
  return (
    <AccountFrame userId={userId} current="recipes" title={t('account.tab_recipes')}>
      {null}
    </AccountFrame>
  )
}
`

const proof = `import { expect, it } from 'vitest'
import { accountTabs, TAB_PATHS } from '../account/account-tabs.ts'
import { loader } from './own-recipes.tsx'

it('shows the added page of an account to its member alone', async () => {
  expect(accountTabs[0]).toBe('recipes')
  expect(TAB_PATHS.recipes('de')).toBe('/recipes?lang=de')
  const session = { get: () => ({ status: 'known', user: null }) }
  const shop = { page: { language: 'de' }, session }
  const request = new Request('https://shop.example/recipes')
  const opened = loader({ request, context: { get: () => shop } } as never)
  const answer = await opened.catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('Location')).toBe('/login?lang=de&next=%2Frecipes')
})
`

export const accountPage: Recipe = {
  title: 'An account page',
  pieces: [
    {
      file: 'packages/i18n/src/routes/untranslated-routes.table.ts',
      after: 'export const untranslatedRoutes = {',
      text: "  'own-recipes': '/recipes',",
    },
    { file: PAGE, text: page },
    {
      file: `${APP}/pages.table.ts`,
      after: 'export const pages = {',
      text: "  'own-recipes': 'routes/own-recipes.tsx',",
    },
    {
      file: TABS,
      before: "import { profilePath } from '../profile/profile-path.ts'",
      text: "import { pathIn } from '../page/path-in.ts'",
    },
    {
      file: TABS,
      after: 'export const TAB_PATHS = {',
      text: "  recipes: (lang: Language) => pathIn('own-recipes', lang),",
    },
    ...message(
      'account',
      'tab_recipes',
      { en: 'Recipes', de: 'Rezepte', es: 'Recetas', fr: 'Recettes' },
      { by: 'types', names: [`${APP}/account/account-frame.tsx`, 'Expected 2 arguments'] },
    ),
  ],
  tests: [MESSAGES_TEST, 'packages/i18n/src/routes/routes.test.ts'],
  proofs: { [`${APP}/routes/own-recipes.test.ts`]: proof },
}
