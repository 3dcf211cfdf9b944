import { checkGrantFile, grantFileKind } from '@selvage/core/student-grant'
import type { GrantFileReason, GrantFileUse } from '@selvage/core/student-grant'
import type { StudentGrantFileType } from '../db/schema/student-grant.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { pdfReasonOf } from '../images/pdf/read-pdf.ts'

/** A file as it is stored. */
interface StoredFile {
  readonly type: StudentGrantFileType
  readonly bytes: Uint8Array
}

const invalidFile = (reason: GrantFileReason): HttpError =>
  httpError('GRANT_FILE_INVALID', { field: 'file', params: { reason } })

/**
 * Reads a file of an application in a thread of the pool: a PDF stays as it is, and a picture is
 * drawn anew. One that cannot be read, or that ends its thread, is rejected with the reason; one
 * that the pool has no room for may come again.
 */
export async function readGrantFile(
  use: GrantFileUse,
  bytes: Uint8Array,
  pool: ImagePool,
): Promise<StoredFile> {
  const reason = checkGrantFile(use, bytes)
  if (reason) throw invalidFile(reason)
  const copy = Uint8Array.from(bytes)
  try {
    if (grantFileKind(bytes) !== 'pdf')
      return { type: 'image/webp', bytes: await pool.render({ of: 'paper', bytes: copy }) }
    await pool.render({ of: 'pdf', bytes: copy })
    return { type: 'application/pdf', bytes }
  } catch (error) {
    throw error instanceof HttpError ? error : invalidFile(pdfReasonOf(error))
  }
}
