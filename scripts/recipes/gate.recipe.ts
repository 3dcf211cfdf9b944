import type { Recipe } from './recipe.ts'

const CODE = 'scripts/gates/recipe-names-gate.ts'

export const gate: Recipe = {
  title: 'A gate',
  pieces: [
    {
      file: 'scripts/gates/gates.ts',
      before: "import { checkStorybook } from './storybook-gate.ts'",
      text: "import { checkRecipeNames } from './recipe-names-gate.ts'",
    },
    {
      file: 'scripts/gates/gates.ts',
      after: 'export const gates: readonly Gate[] = [',
      text: "  { name: 'recipe-names', cores: 1, floor: 3, limitMinutes: 1, run: checkRecipeNames },",
    },
    {
      file: CODE,
      text: `import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Examines three names. */
export function checkRecipeNames(): Promise<Outcome> {
  return Promise.resolve(verdict(true, 3, 'names', ''))
}
`,
    },
  ],
  commands: [{ command: ['node', 'scripts/test.ts', 'recipe-names'], prints: '3 names' }],
}
