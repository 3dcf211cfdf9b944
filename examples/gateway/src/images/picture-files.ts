import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where drawn pictures are kept, by names such as `5f1c/12/12-card-480.avif`. */
export interface PictureFiles {
  /** Returns a picture that is kept; undefined for one that is not, or that cannot be read now. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Keeps a picture. A store that fails loses the copy: the picture is drawn again. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Removes every picture of a folder, such as `made/1000000000`; throws where it cannot. */
  removeFolder(folder: string): Promise<void>
}

/** Pictures in a folder, which several gateways of one machine may share. */
export function folderFiles(folder: string): PictureFiles {
  return {
    async read(name) {
      return readFile(join(folder, name)).catch(() => undefined)
    },
    async write(name, bytes) {
      const path = join(folder, name)
      // Nobody reads a picture that is half written.
      const fresh = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(fresh, bytes)
        await rename(fresh, path)
      } catch {
        // A full disk loses the cache, not the picture.
      }
    },
    async removeFolder(name) {
      await rm(join(folder, name), { recursive: true, force: true })
    },
  }
}
