import type { Recipe } from './recipe.ts'

export const bench: Recipe = {
  title: 'A bench',
  pieces: [
    {
      file: 'scripts/bench/recipe.bench.ts',
      text: `import { besideFloor } from './bench.ts'
import type { Bench } from './bench.ts'

/** Counts the characters of a recipe. */
export const bench: Bench = {
  name: 'recipe',
  run: (print) => {
    print(besideFloor({ name: 'recipe', value: 6, unit: 'characters', floor: 3 }))
    return Promise.resolve()
  },
}
`,
    },
  ],
  commands: [
    { command: ['node', 'scripts/bench.ts', 'recipe'], prints: '"value":6,"unit":"characters"' },
  ],
}
