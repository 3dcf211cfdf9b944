import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { artVersion } from '@selvage/example-art'
import { migrate, readMigrations } from '../db/migrate.ts'
import { openMemory } from '../db/open-database.ts'
import { seed } from './seed.ts'

const SOURCES = new URL('../', import.meta.url)
const CACHE = new URL('../../../../node_modules/.cache/selvage-gateway/', import.meta.url)
/** Folders that the content of a seeded database depends on, beside the migrations and the art. */
const SEED_FOLDERS = [
  'catalogue',
  'fabric',
  'prices',
  'product',
  'promo',
  'seed',
  'search',
  'wallpaper',
] as const
/** Larger catalogues are not kept as a snapshot: the tar would be larger than the saving. */
export const SNAPSHOT_MAX_DESIGNS = 20_000

/** Hash of everything that the content of a seeded database depends on. */
function seedHash(): string {
  const hash = createHash('sha256').update(artVersion())
  for (const { checksum } of readMigrations()) hash.update(checksum)
  for (const folder of SEED_FOLDERS) {
    const names = readdirSync(new URL(`${folder}/`, SOURCES), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
    for (const name of names)
      hash.update(name).update(readFileSync(new URL(`${folder}/${name}`, SOURCES)))
  }
  return hash.digest('hex').slice(0, 16)
}

function pathOf(designCount: number): string {
  return fileURLToPath(new URL(`designs-${designCount}-${seedHash()}.tar`, CACHE))
}

/** The snapshot of a database with so many designs, if one was made from just these sources. */
export function findSnapshot(designCount: number): string | null {
  return existsSync(pathOf(designCount)) ? pathOf(designCount) : null
}

/** Keeps a tar as the snapshot and drops those of older sources. */
export function keepSnapshot(designCount: number, tar: Uint8Array): string {
  const path = pathOf(designCount)
  mkdirSync(CACHE, { recursive: true })
  // Named so that another process, which drops older snapshots, leaves it alone.
  const unfinished = fileURLToPath(new URL(`unfinished-${process.pid}.tar`, CACHE))
  writeFileSync(unfinished, tar)
  renameSync(unfinished, path)
  for (const name of readdirSync(CACHE)) {
    const file = fileURLToPath(new URL(name, CACHE))
    if (name.startsWith(`designs-${designCount}-`) && file !== path) rmSync(file, { force: true })
  }
  return path
}

/** The snapshot of a database with so many designs, made now if there is none. */
export async function ensureSnapshot(designCount: number): Promise<string> {
  const found = findSnapshot(designCount)
  if (found) return found
  const database = await openMemory()
  try {
    await migrate(database.pool)
    await seed(database.pool, designCount)
    await database.pool.query('CHECKPOINT')
    if (!database.dump) throw new Error('Only the embedded database makes snapshots.')
    return keepSnapshot(designCount, await database.dump())
  } finally {
    await database.close()
  }
}
