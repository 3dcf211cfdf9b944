import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { FORM_BYTES } from '../app/page/read-form.server.ts'

/** Answers 413 to a body of more bytes, and keeps no more than those of one without a length. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (c) => c.text('413', 413) })

const limitForm = limitBody(FORM_BYTES)

/** The pages with a form that has pictures. */
const LARGE: readonly (RouteName | undefined)[] = ['design-reviews', 'new-design']

/** True for a page with a form that has files. */
const hasFiles = (path: string): boolean =>
  LARGE.includes(matchPath(path)?.route) ||
  documentRoutes.matchPath(path)?.route === 'student-grant'

/**
 * Answers 413 to a form that is larger than any of the shop's. The action of a form with files
 * limits it by who sends it, and its page says what is wrong.
 */
export const limitBodies: MiddlewareHandler = (c, next) =>
  hasFiles(c.req.path) ? next() : limitForm(c, next)
