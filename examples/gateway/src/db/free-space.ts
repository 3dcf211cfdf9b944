import { statfsSync } from 'node:fs'

const LOOK_EVERY_MS = 500

/** Free bytes of the file system that holds a folder, for an ordinary user. */
export function freeBytes(folder: string): number {
  const stat = statfsSync(folder)
  return stat.bavail * stat.bsize
}

/**
 * Watches a folder's disk. Below the floor PGlite must not write: failing to make a WAL segment
 * hangs it for ever.
 */
export function watchFreeSpace(
  folder: string,
  floorBytes: number,
): { enough: () => boolean; stop: () => void } {
  let enough = freeBytes(folder) >= floorBytes
  const timer = setInterval(() => {
    enough = freeBytes(folder) >= floorBytes
  }, LOOK_EVERY_MS)
  timer.unref()
  return { enough: () => enough, stop: () => clearInterval(timer) }
}
