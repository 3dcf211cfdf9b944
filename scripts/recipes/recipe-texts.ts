import { matchesGlob } from 'node:path'
import type { Recipe } from './recipe.ts'

/** The recipes of a document: the text under each bold title of a section, or the whole section. */
export function recipeTexts(contributing: string, architecture: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const part of sectionOf(contributing, 'Adding things').split(/^(?=\*\*)/m)) {
    const title = /^\*\*(.+?)\.\*\*/.exec(part)?.[1]
    if (title === undefined) continue
    const target = /\(ARCHITECTURE\.md#([\w-]+)\)/.exec(part)?.[1]
    const elsewhere =
      target === undefined ? '' : sectionOf(architecture, target.replaceAll('-', ' '))
    texts.set(title, part + elsewhere)
  }
  return texts
}

function sectionOf(text: string, title: string): string {
  const sections = text.split(/^## /m)
  return (
    sections.find((section) => section.toLowerCase().startsWith(`${title}\n`.toLowerCase())) ?? ''
  )
}

/** Returns what is wrong between the documents' recipes and those that are followed here. */
export function compareTexts(
  texts: ReadonlyMap<string, string>,
  recipes: readonly Recipe[],
): string[] {
  const unfollowed = [...texts.keys()]
    .filter((title) => !recipes.some((recipe) => recipe.title === title))
    .map(
      (title) =>
        `${title}: CONTRIBUTING.md has this recipe, and scripts/recipes does not follow it.`,
    )
  const problems = recipes.flatMap(({ title, pieces }) => {
    const text = texts.get(title)
    if (text === undefined) return [`${title}: CONTRIBUTING.md has no recipe of this title.`]
    const named = pathsOf(text)
    return [...new Set(pieces.map(({ file }) => file))]
      .filter((file) => !named.some((path) => isNamedBy(file, path)))
      .map((file) => `${title}: the recipe needs ${file}, and its text does not name it.`)
  })
  return [...unfollowed, ...problems]
}

function pathsOf(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
}

/** True for the path itself or its end, a glob of it, or a folder that it is in. */
function isNamedBy(file: string, path: string): boolean {
  if (!/[./]/.test(path)) return false
  if (path.endsWith('/')) return file.startsWith(path) || file.includes(`/${path}`)
  return matchesGlob(file, path) || matchesGlob(file, `**/${path}`)
}
