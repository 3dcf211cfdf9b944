import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Piece } from './recipe.ts'

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  '.pack',
  '.react-router',
  'build',
  'coverage',
  'dist',
  'storybook-static',
])

/** A build that runs beside it writes and removes files of its own, such as tsup's settings. */
const isLeftOut = (name: string): boolean => LEFT_OUT.has(name) || name.includes('.bundled_')

/**
 * Copies the workspace's sources into a new folder. The workspace's own packages are those of the
 * copy; all others are the installed ones.
 */
export async function copyWorkspace(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'selvage-recipes-')))
  await cp(root, copy, { recursive: true, filter: (path) => !isLeftOut(basename(path)) })
  const folders = globSync(
    ['node_modules', '{packages,examples}/*/node_modules', 'stories/node_modules'],
    {
      cwd: root,
    },
  )
  for (const folder of folders)
    await cp(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['.pnpm', '.cache', '.vite', '.vite-temp'].includes(basename(path)),
    })
  await symlink(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'))
  return copy
}

/** Writes every file of the pieces anew, from the workspace's own text and the wanted pieces. */
export async function writePieces(
  copy: string,
  pieces: readonly Piece[],
  isWanted: (piece: Piece) => boolean,
): Promise<void> {
  for (const file of new Set(pieces.map((piece) => piece.file))) {
    const wanted = pieces.filter((piece) => piece.file === file && isWanted(piece))
    const isNew = pieces.some((piece) => piece.file === file && isWholeFile(piece))
    if (isNew && wanted.length === 0) {
      await rm(join(copy, file), { force: true })
      continue
    }
    const original = isNew ? '' : await readFile(join(root, file), 'utf8')
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), wanted.reduce(withPiece, original))
  }
}

const anchorOf = ({ after, before, instead }: Piece): string | undefined =>
  after ?? before ?? instead
const isWholeFile = (piece: Piece): boolean => anchorOf(piece) === undefined

/** Returns a file's text with one piece in its place. Throws when the place is not there once. */
export function withPiece(text: string, piece: Piece): string {
  const anchor = anchorOf(piece)
  if (anchor === undefined) return piece.text
  const lines = text.split('\n')
  const found = lines.flatMap((line, at) => (line === anchor ? [at] : []))
  const [at, another] = found
  if (at === undefined || another !== undefined)
    throw new Error(
      `${piece.file} has ${found.length} lines that read ${JSON.stringify(anchor)}, and a recipe writes beside that one.`,
    )
  const start = piece.after === undefined ? at : at + 1
  return lines.toSpliced(start, piece.instead === undefined ? 0 : 1, piece.text).join('\n')
}
