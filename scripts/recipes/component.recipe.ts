import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const FOLDER = 'packages/react/src/recipe-label'

const component = `'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './recipe-label.css.ts'

export interface RecipeLabelProps {
  readonly dish: string
}

/** The name of a dish. */
export function RecipeLabel({ dish }: RecipeLabelProps): ReactNode {
  const { t } = useMessages()
  return <p className={css.label}>{t('cloth.recipeFor', { dish })}</p>
}
`

const styles = `import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const label = style({ color: vars.color.ink, fontSize: vars.size.small })
`

const stories = `import { RecipeLabel } from '@selvage/react/recipe-label'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'General/Recipe label',
  component: RecipeLabel,
  args: { dish: 'Quilt' },
} satisfies Meta<typeof RecipeLabel>
export default meta
type Story = StoryObj<typeof meta>

/** A short name. */
export const Short: Story = {}
`

const proof = `import { render, screen } from '@testing-library/react'
import { MessagesProvider } from '@selvage/react/messages'
import { RecipeLabel } from '@selvage/react/recipe-label'
import { catalogue } from '@selvage/i18n/messages/de'
import { expect, it } from 'vitest'

it('shows the added component in German', () => {
  render(
    <MessagesProvider lang="de" catalogue={catalogue}>
      <RecipeLabel dish="Quilt" />
    </MessagesProvider>,
  )
  expect(screen.getByText('Rezept für Quilt').className).not.toBe('')
})
`

export const newComponent: Recipe = {
  title: 'A component',
  pieces: [
    { file: `${FOLDER}/recipe-label.tsx`, text: component },
    { file: `${FOLDER}/recipe-label.css.ts`, text: styles },
    {
      file: `${FOLDER}/index.ts`,
      text: `export { RecipeLabel } from './recipe-label.tsx'
export type { RecipeLabelProps } from './recipe-label.tsx'
`,
    },
    {
      file: 'packages/react/package.json',
      after: '  "exports": {',
      text: `    "./recipe-label": {
      "selvage-source": "./src/recipe-label/index.ts",
      "types": "./dist/recipe-label/index.d.ts",
      "default": "./dist/recipe-label/index.js"
    },`,
    },
    ...message(
      'cloth',
      'recipeFor',
      {
        en: 'Recipe for {{dish}}',
        de: 'Rezept für {{dish}}',
        es: 'Receta de {{dish}}',
        fr: 'Recette de {{dish}}',
      },
      { by: 'types', names: [`${FOLDER}/recipe-label.tsx`, 'cloth.recipeFor'] },
    ),
    { file: 'stories/recipe-label/recipe-label.stories.tsx', text: stories },
  ],
  tests: [MESSAGES_TEST],
  proofs: { 'packages/react/src/recipe-label/recipe-label.test.tsx': proof },
}
