import { isShopError } from '@selvage/core/contract'
import {
  checkReview,
  FLAG_REASONS,
  flagReview,
  submitReview,
  voteReview,
} from '@selvage/core/reviews'
import type { ReviewErrors, ReviewForm } from '@selvage/core/reviews'
import type { ErrorMessage } from '@selvage/react/flash'
import { data, redirect } from 'react-router'
import { isMember, logInFirst } from '../account/session-user.server.ts'
import { errorMessage, statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { turns } from '../page/in-turn.server.ts'
import { tooBusy } from '../page/page-error.ts'
import { declaredBytes, FORM_BYTES, readForm } from '../page/read-form.server.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import { readReview, REVIEW_FORM_BYTES } from './read-review.server.ts'
import { reviewsPath } from './reviews-path.ts'

/** The answer to a form that was rejected. */
export interface RejectedAct {
  /** Why a vote or a report was not taken. */
  readonly reaction?: ErrorMessage
  /** The review as it was typed, with what is wrong with it. */
  readonly typed?: {
    readonly values?: ReviewForm
    readonly errors?: ReviewErrors
    readonly error?: ErrorMessage
  }
}

/** A large form takes twice its size of memory while it is read and its pictures are sent on. */
const inTurn = turns(2, 20_000)

/**
 * Takes a form of the page of reviews: a vote, a report or a review. Nobody but a member sends
 * pictures, so that anybody else's large form is not read.
 */
export async function reviewsAction(shop: Shop, designId: number, request: Request) {
  const bytes = declaredBytes(request)
  const isLarge = bytes !== undefined && bytes > FORM_BYTES
  const mayBeLarge = isLarge || bytes === undefined
  if (mayBeLarge && (await isMember(shop))) {
    if (isLarge && bytes > REVIEW_FORM_BYTES) return tooLarge()
    const answer = await inTurn(() => act(shop, designId, request, REVIEW_FORM_BYTES))
    return answer ?? tooBusy()
  }
  return isLarge ? logInFirst(shop, request) : act(shop, designId, request, FORM_BYTES)
}

async function act(shop: Shop, designId: number, request: Request, mostBytes: number) {
  const form = await readForm(request, mostBytes)
  if (form === 'too-large') return tooLarge()
  if (form === 'unreadable') return unreadable()
  switch (formText(form, 'intent')) {
    case 'vote':
    case 'flag':
      return react(shop, form, request)
    case 'submit':
      return submit(shop, readId(String(designId)), form, request)
    default:
      return unreadable()
  }
}

const unreadable = () =>
  data<RejectedAct>({ reaction: errorMessage('FIELD_VALUE_INVALID') }, { status: 400 })
const tooLarge = () =>
  data<RejectedAct>({ typed: { errors: { photos: 'invalid' } } }, { status: 413 })

/** Votes for a review or reports it, and leads back to it. */
async function react({ gateway, session }: Shop, form: FormData, request: Request) {
  const id = formText(form, 'review')
  const given = formText(form, 'reason')
  const reason = FLAG_REASONS.find((known) => known === given) ?? 'something-else'
  try {
    await session.withSession(async () => {
      if (formText(form, 'intent') === 'vote')
        await gateway.send(voteReview, { params: { id }, body: {} })
      else await gateway.send(flagReview, { params: { id }, body: { reason } })
    })
  } catch (error) {
    const reaction = toErrorMessage(error)
    return data<RejectedAct>({ reaction }, { status: statusOf(error) })
  }
  const { pathname, search } = new URL(request.url)
  return redirect(`${pathname}${search}#review-${id}`, 303)
}

async function submit(shop: Shop, id: number, form: FormData, request: Request) {
  try {
    const { values, hasBadPicture, busy } = await readReview(shop, form)
    const errors = {
      ...checkReview(values),
      ...(hasBadPicture && { photos: 'invalid' as const }),
    }
    if (busy)
      return data<RejectedAct>(
        { typed: { values, errors, error: toErrorMessage(busy) } },
        { status: statusOf(busy) },
      )
    if (Object.keys(errors).length > 0)
      return data<RejectedAct>({ typed: { values, errors } }, { status: 400 })
    const rejected = await send(shop, id, values)
    if (rejected) return rejected
  } catch (error) {
    // A guest, or a session that has ended: only a member uploads and sends.
    if (isShopError(error) && (error.status === 401 || error.status === 403))
      return logInFirst(shop, request)
    throw error
  }
  shop.flash.show({ severity: 'success', text: 'reviews.submitted' })
  return redirect(reviewsPath(shop.page.language, id), 303)
}

/** Sends a review; what was typed stays when the gateway does not take it. */
async function send({ gateway }: Shop, id: number, values: ReviewForm) {
  try {
    await gateway.send(submitReview, { params: { id }, body: values })
    return undefined
  } catch (error) {
    if (!isShopError(error) || error.status === 401) throw error
    const isFailure = error.status === undefined || error.status >= 500
    return data<RejectedAct>(
      {
        typed: {
          values,
          error: isFailure ? errorMessage('REVIEW_NOT_POSTED') : toErrorMessage(error),
        },
      },
      { status: statusOf(error) },
    )
  }
}
