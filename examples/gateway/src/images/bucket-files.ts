import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../config.ts'
import type { PictureFiles } from './picture-files.ts'

/** A store that takes longer keeps a visitor waiting longer than a drawing does, ms. */
const TIMEOUT_MS = 2_000
/** A store that failed is left alone for so long, ms: pictures are drawn meanwhile. */
const PAUSE_MS = 10_000

/**
 * Pictures in a bucket, which all gateways share. `onFailed` is called when the store fails, once
 * in ten seconds at most.
 */
export function bucketFiles(
  { url, ...access }: Bucket,
  onFailed: (error: unknown) => void,
  now: () => number = () => performance.now(),
): PictureFiles {
  const client = new AwsClient({ ...access, service: 's3', retries: 0 })
  let awayUntil = -Infinity

  /** Returns nothing for a picture that is not there, and while the store is left alone. */
  async function send(name: string, init: RequestInit): Promise<Uint8Array | undefined> {
    if (now() < awayUntil) return undefined
    try {
      const request = await client.sign(`${url}/${name}`, init)
      const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const bytes = await response.bytes()
      if (response.ok) return bytes
      if (response.status === 404 && isMissingKey(bytes)) return undefined
      throw Object.assign(new Error('The store rejects.'), { code: `HTTP_${response.status}` })
    } catch (error) {
      if (now() >= awayUntil) onFailed(error)
      awayUntil = now() + PAUSE_MS
      return undefined
    }
  }

  /** Sends what has to be done, however the store has been lately. */
  async function demand(address: string, method: 'GET' | 'DELETE'): Promise<string> {
    const request = await client.sign(address, { method })
    const response = await fetch(request, { signal: AbortSignal.timeout(5 * TIMEOUT_MS) })
    if (!response.ok && response.status !== 404)
      throw Object.assign(new Error('The store rejects.'), { code: `HTTP_${response.status}` })
    return response.text()
  }

  return {
    read: (name) => send(name, { method: 'GET' }),
    async write(name, bytes) {
      await send(name, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: {
          'Content-Type': `image/${name.slice(name.lastIndexOf('.') + 1)}`,
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      })
    },
    async removeFolder(folder) {
      for (;;) {
        const listed = await demand(`${url}?list-type=2&prefix=${folder}/`, 'GET')
        const keys = [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
        if (keys.length === 0) return
        await Promise.all(keys.map((key) => demand(`${url}/${key}`, 'DELETE')))
      }
    },
  }
}

/** A bucket that is missing is a 404, too, and a mistake of the settings. */
const isMissingKey = (answer: Uint8Array): boolean =>
  new TextDecoder().decode(answer.subarray(0, 2_000)).includes('<Code>NoSuchKey</Code>')
