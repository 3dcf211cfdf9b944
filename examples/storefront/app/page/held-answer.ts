import { hasCardNumber } from '@selvage/core/contract'
import type { EntryContext } from 'react-router'

/** The answer to a form, as its page shows it. */
export interface HeldAnswer {
  /** The status with which the page answers. */
  readonly status: number
  /** The data of the page's action: why the form was rejected, and what was typed. */
  readonly actionData: Readonly<Record<string, unknown>>
}

/** The answer to a form, between its redirect and the page that shows it once. */
export interface HeldAnswers {
  /** The answer that waits for this page. */
  readonly answer: HeldAnswer | undefined
  /** Says that the page shows its answer: until then it waits on, as while the gateway is away. */
  readonly take: () => void
  /** Holds an answer for the page at a path; returns false for one that is too long. */
  readonly hold: (path: string, answer: HeldAnswer) => boolean
}

type Answered = Pick<EntryContext['staticHandlerContext'], 'statusCode' | 'actionData' | 'errors'>

/**
 * Leads from a form that was answered with a page to that page, because a browser cannot go back to
 * the answer to a form. Undefined where the answer is shown as it is: to a program, and where the
 * page has failed, a card's number was typed, or the answer is too long to be held.
 */
export function redirectedForm(
  { method, headers, url }: Request,
  { statusCode, actionData, errors }: Answered,
  { hold }: HeldAnswers,
): Response | undefined {
  if (method !== 'POST' || headers.get('sec-fetch-mode') !== 'navigate') return undefined
  if (!actionData || errors || textsIn(actionData).some((text) => hasCardNumber(text)))
    return undefined
  const { pathname, search } = new URL(url)
  if (!hold(pathname, { status: statusCode, actionData })) return undefined
  return new Response(null, { status: 303, headers: { Location: pathname + search } })
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** Gives a page the answer to its form, which a page that failed leaves for the next try. */
export function withAnswer(
  page: Omit<EntryContext, 'serverHandoffStream'>,
  { answer, take }: Pick<HeldAnswers, 'answer' | 'take'>,
): Omit<EntryContext, 'serverHandoffStream'> {
  const { staticHandlerContext } = page
  if (!answer || staticHandlerContext.errors) return page
  take()
  const { status: statusCode, actionData } = answer
  return { ...page, staticHandlerContext: { ...staticHandlerContext, statusCode, actionData } }
}
