/** Returns the answer with a picture that any page may show. */
export const webp = (bytes: Uint8Array, cache: string): Response =>
  new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': cache,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    },
  })
