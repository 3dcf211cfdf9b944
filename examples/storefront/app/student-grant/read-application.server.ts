import { isShopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import {
  addGrantFile,
  checkGrantFile,
  checkStudentGrant,
  GRANT_FILE_USES,
  GRANT_FILES,
  grantFileReasonOf,
} from '@selvage/core/student-grant'
import type { GrantFileUse, StudentGrantForm } from '@selvage/core/student-grant'
import type { StudentGrantFieldError, StudentGrantFieldErrors } from '@selvage/react/student-grant'
import { formLines, formText } from '../page/form-text.ts'
import { FORM_BYTES } from '../page/read-form.server.ts'
import type { Shop } from '../page/shop-context.ts'

/** How long a file may take to the gateway, milliseconds. */
const UPLOAD_TIMEOUT_MS = 20_000

/** The most that the form may weigh with its files, bytes. */
export const STUDENT_FORM_BYTES =
  GRANT_FILES.proof.maxBytes + GRANT_FILES.work.maxBytes + FORM_BYTES

/** A file of a posted form: its id at the gateway, or why it has none. */
interface PostedFile {
  readonly id: string
  readonly error?: StudentGrantFieldError
  /** Why the file did not come that may be sent again as it is. */
  readonly failure?: ShopError
}

/** An application as it was posted, with its files at the gateway. */
interface PostedApplication {
  readonly values: StudentGrantForm
  readonly errors: StudentGrantFieldErrors
  readonly failure: ShopError | undefined
}

/** Reads what was typed; the files have no ids. */
export const readTyped = (form: FormData): StudentGrantForm => ({
  name: formText(form, 'name'),
  email: formText(form, 'email'),
  school: formText(form, 'school'),
  program: formText(form, 'program'),
  country: formText(form, 'country'),
  plan: formLines(form, 'plan'),
  proof: '',
  work: '',
})

/** Reads the form, and sends its files, so that they are there when a field is wrong. */
export async function readApplication(shop: Shop, form: FormData): Promise<PostedApplication> {
  const files = new Map<GrantFileUse, PostedFile>()
  for (const use of GRANT_FILE_USES) files.set(use, await takeFile(shop, form, use))
  const idOf = (use: GrantFileUse) => files.get(use)?.id ?? ''
  const values = { ...readTyped(form), proof: idOf('proof'), work: idOf('work') }
  const wrong = [...files].flatMap(([use, { error }]) => (error ? [[use, error] as const] : []))
  return {
    values,
    errors: { ...checkStudentGrant(values), ...Object.fromEntries(wrong) },
    failure: [...files.values()].find(({ failure }) => failure)?.failure,
  }
}

async function takeFile(shop: Shop, form: FormData, use: GrantFileUse): Promise<PostedFile> {
  const file = form.get(`${use}-file`)
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    return { id: formText(form, use) }
  if (file.size > GRANT_FILES[use].maxBytes) return { id: '', error: 'large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const reason = checkGrantFile(use, bytes)
  return reason ? { id: '', error: reason } : sendFile(shop, use, bytes)
}

async function sendFile({ gateway }: Shop, use: GrantFileUse, bytes: Uint8Array) {
  const body = { use, file: Buffer.from(bytes).toString('base64') }
  try {
    const { id } = await gateway.send(addGrantFile, { body }, { timeoutMs: UPLOAD_TIMEOUT_MS })
    return { id }
  } catch (error) {
    if (!isShopError(error)) throw error
    const reason = grantFileReasonOf(error)
    return reason
      ? { id: '', error: reason }
      : ({ id: '', error: 'unsent', failure: error } as const)
  }
}
