import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** The error of a file that is wrong; its message names the file and each wrong field. */
export class ContentFileError extends Error {
  override name = 'ContentFileError'
}

/** The error of a text without a file. */
export class MissingFileError extends ContentFileError {
  override name = 'MissingFileError'
}

/**
 * Reads the JSON of an editor's file.
 * @throws ContentFileError for a file that is no JSON, and MissingFileError where there is none.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new MissingFileError(`${path} is missing.`) : error
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentFileError(
      `${path} is not JSON: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/**
 * Checks what a file says by its schema.
 * @param kind what the file is to be, such as `a page`
 * @throws ContentFileError that names each wrong field.
 */
export function checkFile<S extends v.GenericSchema>(
  path: string,
  schema: S,
  value: unknown,
  kind: string,
): v.InferOutput<S> {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const fields = read.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
  )
  throw new ContentFileError(`${path} is not ${kind}. ${fields.join('; ')}`)
}
