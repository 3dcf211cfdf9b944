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
  { body, headers }: Pick<Request, 'body' | 'headers'>,
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

/**
 * Reads a form as {@link readForm} does, and of one that is too large what stands before its large
 * files, so that nothing typed is lost: its first bytes, up to {@link FORM_BYTES}.
 */
export async function readFormOrStart(
  { body, headers }: Request,
  mostBytes: number,
): Promise<{ form: Awaited<ReturnType<typeof readForm>>; start?: FormData | undefined }> {
  const first: Uint8Array[] = []
  let missing = FORM_BYTES
  const copied = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        if (missing > 0) first.push(chunk.slice(0, missing))
        missing -= chunk.length
        controller.enqueue(chunk)
      },
    }),
  )
  const form = await readForm({ body: copied ?? null, headers }, mostBytes)
  if (form !== 'too-large') return { form }
  return { form, start: await readStart(Buffer.concat(first), headers.get('content-type') ?? '') }
}

/** Reads the whole parts at the start of a form; undefined for a form that has no parts. */
async function readStart(bytes: Buffer, type: string): Promise<FormData | undefined> {
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? []
  const end = boundary === undefined ? -1 : bytes.lastIndexOf(`\r\n--${boundary}`)
  if (end < 0) return undefined
  const whole = `${bytes.toString('latin1', 0, end)}\r\n--${boundary}--\r\n`
  const start = await readForm(
    new Response(Buffer.from(whole, 'latin1'), { headers: { 'Content-Type': type } }),
    FORM_BYTES + 1024,
  )
  return typeof start === 'string' ? undefined : start
}
