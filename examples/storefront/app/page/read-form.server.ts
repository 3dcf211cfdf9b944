/** The most that a posted form may weigh, bytes; that of a review with pictures may weigh more. */
export const FORM_BYTES = 256 * 1024

/** The bytes that a request says its body has; undefined for one that does not say. */
export function declaredBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/**
 * Reads a form, and of a longer one no more than `mostBytes`. Returns `too-large` for that, and
 * `unreadable` for a body that is no form.
 */
export async function readForm(
  { body, headers }: Request,
  mostBytes: number,
): Promise<FormData | 'too-large' | 'unreadable'> {
  let bytes = 0
  const limited = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > mostBytes) controller.error(new Error('The form is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const form = new Response(limited, {
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
  })
  try {
    return await form.formData()
  } catch {
    return bytes > mostBytes ? 'too-large' : 'unreadable'
  }
}
