import { createHash } from 'node:crypto'
import { formText } from './form-text.ts'

/** A key that a page's form may bring, so that one form sent twice does its work once. */
const LINE_KEY = /^[A-Za-z0-9_-]{16,64}$/

/**
 * Returns the key of a posted form for what it asks; undefined for a form that brings none. A page
 * that was gone back to and filled in differently asks for something else, not for the same again.
 */
export function formKey(form: FormData, asked: unknown): string | undefined {
  const given = formText(form, 'line_key')
  if (!LINE_KEY.test(given)) return undefined
  return createHash('sha256')
    .update(JSON.stringify([given, asked]))
    .digest('base64url')
}
