import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { checkFollowed, checkUnfinished } from '../recipes/check-scratch-copy.ts'
import { compareTexts, recipeTexts } from '../recipes/recipe-texts.ts'
import { recipes } from '../recipes/recipes.ts'
import { copyWorkspace } from '../recipes/scratch-copy.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Follows the recipes of CONTRIBUTING.md in a copy of the workspace, with made-up examples. */
export async function checkRecipes(limitMs: number): Promise<Outcome> {
  const read = async (file: string) => readFile(join(root, file), 'utf8')
  const texts = recipeTexts(await read('CONTRIBUTING.md'), await read('ARCHITECTURE.md'))
  const copy = await copyWorkspace()
  const remove = () => rmSync(copy, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const scratch = { copy, limitMs }
    const followed = await checkFollowed(scratch, recipes)
    // An error names a missing piece only where nothing else is wrong.
    const { named, problems: unnamed } =
      followed.length > 0 ? { named: 0, problems: [] } : await checkUnfinished(scratch, recipes)
    const problems = [...compareTexts(texts, recipes), ...followed, ...unnamed]
    const unit = `recipes, ${named} missing pieces named`
    return verdict(problems.length === 0, recipes.length, unit, problems.join('\n'))
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
}
