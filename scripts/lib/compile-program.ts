import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { compiler, nodeBin, root } from './paths.ts'

/**
 * Compiles files of a folder as a program of its own, with the settings of an application in a
 * browser, and returns the lines that the compiler prints.
 */
export async function compileProgram(
  folder: string,
  files: readonly string[],
  compilerOptions: object = { types: ['node', 'vite/client'] },
): Promise<readonly string[]> {
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rewriteRelativeImportExtensions: false,
      jsx: 'react-jsx',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      ...compilerOptions,
    },
    files,
    references: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { output } = await runCommand(nodeBin, [compiler, '-p', folder], { limitMs: 50_000 })
  return output.split('\n')
}
