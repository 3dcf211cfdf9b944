/** So many bytes are arguments of one call; a multiple of three, so that no chunk is padded. */
const CHUNK = 3 * 8192

/** Returns bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK)
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))))
  return chunks.join('')
}
