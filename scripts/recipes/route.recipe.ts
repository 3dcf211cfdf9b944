import type { Recipe } from './recipe.ts'

const page = `import { wrap } from '@selvage/react/theme'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/recipe-page'

export function loader({ params }: Route.LoaderArgs) {
  return { dish: params.dish }
}

export default function RecipePage({ loaderData: { dish } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <p className={wrap}>{dish}</p>
    </SiteFrame>
  )
}
`

const proof = `import { localizePath, matchPath } from '@selvage/i18n/routes'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { loader } from './recipe-page.tsx'

it('opens the added page at its address in each language', () => {
  expect(localizePath('recipe-page', 'fr', { dish: 'tarte' })).toBe('/fr/recette/tarte')
  expect(matchPath('/de/rezept/kuchen')).toMatchObject({ route: 'recipe-page', lang: 'de' })
  const files = routes.filter(({ file }) => file === 'routes/recipe-page.tsx')
  expect(files.map(({ path }) => path)).toEqual([
    '/en/recipe/:dish',
    '/de/rezept/:dish',
    '/es/receta/:dish',
    '/fr/recette/:dish',
  ])
  expect(loader({ params: { dish: 'pie' } } as never)).toEqual({ dish: 'pie' })
})
`

export const route: Recipe = {
  title: 'A route',
  pieces: [
    {
      file: 'packages/i18n/src/routes/translated-routes.table.ts',
      after: 'export const translatedRoutes = {',
      text: `  'recipe-page': {
    en: 'recipe/{dish}',
    de: 'rezept/{dish}',
    es: 'receta/{dish}',
    fr: 'recette/{dish}',
  },`,
    },
    { file: 'examples/storefront/app/routes/recipe-page.tsx', text: page },
    {
      file: 'examples/storefront/app/pages.table.ts',
      after: 'export const pages = {',
      text: "  'recipe-page': 'routes/recipe-page.tsx',",
    },
  ],
  tests: ['packages/i18n/src/routes/routes.test.ts'],
  proofs: { 'examples/storefront/app/routes/recipe-page.test.ts': proof },
}
