import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchPath } from '@selvage/i18n/routes'
import { FORM_BYTES } from '../app/page/read-form.server.ts'

/** Answers 413 to a body of more bytes, and keeps no more than those of one without a length. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (c) => c.text('413', 413) })

const limitForm = limitBody(FORM_BYTES)

/**
 * Answers 413 to a form that is larger than any of the shop's. The action of the form with
 * pictures limits it by who sends it, and its page says what is wrong.
 */
export const limitBodies: MiddlewareHandler = (c, next) =>
  matchPath(c.req.path)?.route === 'design-reviews' ? next() : limitForm(c, next)
