import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { base64, nothing, publicId, text } from '../contract/wire.ts'
import { GRANT_FILE_USES, GRANT_FILES } from './grant-file.ts'
import type { StudentGrantForm } from './student-grant-rules.ts'

/** Longer than the rules let anything be, whose errors say what is too long. */
const LONGEST = 10_000
const line = text(400)
/** The id of a file, or none, which the rules answer in their own words. */
const fileId = v.union([publicId, v.literal('')])

/**
 * Sends one file of an application for the student project grant: the proof as a PDF, PNG or JPEG
 * of at most 4 MB, or previous work as one PDF of at most 8 MB. A PDF has one to ten pages. The
 * bytes decide, whatever a name or a browser says: a file that is no such file is
 * GRANT_FILE_INVALID, and its `params.reason` is one of `GRANT_FILE_REASONS`. A file that no
 * application takes within a day is deleted.
 * @source spec 2 §5
 */
export const addGrantFile = defineCall({
  name: 'studentGrant.addFile',
  method: 'POST',
  path: '/student_grant_files',
  auth: 'none',
  body: v.strictObject({
    use: v.picklist(GRANT_FILE_USES),
    /** The file in base64. */
    file: base64(Math.max(...Object.values(GRANT_FILES).map(({ maxBytes }) => maxBytes))),
  }),
  answer: v.object({ id: publicId }),
  errors: [
    'GRANT_FILE_INVALID',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Applies for the student project grant with two files of `addGrantFile`. The application counts in
 * the semester that is open when it arrives (`semesterRound`); of several with one e-mail address
 * the newest counts. A mail confirms it in the language of the request. The same application sent
 * twice is one.
 * @source spec 2 §2.4, §5
 */
export const applyForStudentGrant = defineCall({
  name: 'studentGrant.apply',
  method: 'POST',
  path: '/student_grant_applications',
  auth: 'none',
  body: v.strictObject({
    name: line,
    email: line,
    school: line,
    program: line,
    country: text(20),
    plan: text(LONGEST, { multiline: true }),
    proof_id: fileId,
    work_id: fileId,
  }),
  encodeBody: ({ proof, work, ...typed }: StudentGrantForm) => ({
    ...typed,
    proof_id: proof,
    work_id: work,
  }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

type Body = v.InferOutput<typeof applyForStudentGrant.body>

/** Reads the body of the call as the form that the rules check, for gateways. */
export const readStudentGrantBody = ({
  proof_id: proof,
  work_id: work,
  ...typed
}: Body): StudentGrantForm => ({ ...typed, proof, work })
