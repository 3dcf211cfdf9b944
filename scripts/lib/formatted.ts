import { format, resolveConfig } from 'prettier'
import { root } from './paths.ts'

/** Returns TypeScript in the look of the workspace. */
export async function formatted(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(`${root}/package.json`)), parser: 'typescript' })
}
