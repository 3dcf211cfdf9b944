import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|xml|webmanifest)$/
/** Compressing a smaller file saves no packet. */
const WORTH_BYTES = 1_000

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, with the strongest compression.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < WORTH_BYTES) return
      const brotli = await promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
      await Promise.all([
        writeFile(`${file}.br`, brotli),
        writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
      ])
    }),
  )
}
