import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchPath } from '@selvage/i18n/routes'

/** The most that a posted form may weigh, bytes. */
const FORM_BYTES = 256 * 1024

/** Answers 413 to a body of more bytes, and keeps no more than those of one without a length. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (c) => c.text('413', 413) })

const limitForm = limitBody(FORM_BYTES)

/**
 * Answers 413 to a form that is larger than any of the shop's. The form with pictures judges its
 * length itself, so that its page can say what is wrong.
 */
export const limitBodies: MiddlewareHandler = (c, next) =>
  matchPath(c.req.path)?.route === 'design-reviews' ? next() : limitForm(c, next)
