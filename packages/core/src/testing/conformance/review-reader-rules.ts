import { logIn } from '../../account/account.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { buyToReview } from './review-buyer.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** A script that calls itself a picture. */
const NO_PICTURE = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQvPjwvc3ZnPg=='

/** Rules of the pictures of reviews, of votes and of reports. */
export const describeReviewReaders: DescribeRules = (open, { describe, test, expect }) => {
  describe('a picture of a review', () => {
    test('belongs to its uploader, and is public with its review', async () => {
      const { upload, submit, list, under, become } = await buyToReview(open)
      const { id, width, height } = await upload()
      expect(width > 0 && height > 0).toBe(true)
      await submit({ photos: [{ id, caption: 'On the bunk' }] })
      await under.decideReviews('published')
      const { reviews } = await list({ withPhotos: true, sort: 'newest' })
      const [photo] = reviews[0]?.photos ?? []
      expect(photo?.caption).toBe('On the bunk')
      // The id that its uploader knows says nothing about its public name.
      expect(photo?.name === id).toBe(false)
      await become('guest')
      expect((await rejectionOf(upload())).status).toBe(403)
    })

    test('of somebody else, or of another review, is not taken', async () => {
      const { upload, become, submit } = await buyToReview(open)
      const { id } = await upload()
      await become('member')
      const other = await buyToReview(open)
      const photos = [{ id, caption: 'Mine' }]
      const invalid = { code: 'REVIEW_PICTURE_INVALID', field: 'photos.0.id', status: 400 }
      expect(await rejectionOf(other.submit({ photos }))).toMatchObject(invalid)
      expect((await rejectionOf(submit({ photos }))).status).toBe(403)
    })

    test('is GIF, JPEG or PNG by its bytes, and has a caption', async () => {
      const { upload, submit } = await buyToReview(open)
      const invalid = { code: 'REVIEW_PICTURE_INVALID', field: 'picture', status: 400 }
      expect(await rejectionOf(upload(NO_PICTURE))).toMatchObject(invalid)
      const { id } = await upload()
      expect(await rejectionOf(submit({ photos: [{ id, caption: ' ' }] }))).toMatchObject({
        status: 400,
        field: 'photos.0.caption',
      })
      const many = Array.from({ length: 6 }, () => ({ id, caption: 'Again' }))
      expect(await rejectionOf(submit({ photos: many }))).toMatchObject({
        status: 400,
        field: 'photos',
      })
    })
  })

  describe('a reader of a review', () => {
    test('votes once, however often and at once, and never for their own', async () => {
      const { submit, under, list, vote, become } = await buyToReview(open)
      await submit()
      await under.decideReviews('published')
      const newest = async () => (await list({ sort: 'newest' })).reviews[0]
      const id = (await newest())?.id ?? ''
      const voted = { code: 'REVIEW_ALREADY_VOTED', status: 409 }
      expect(await rejectionOf(vote(id))).toMatchObject(voted)
      await become('guest')
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => vote(id)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
      expect(await rejectionOf(vote(id))).toMatchObject(voted)
      expect(await newest()).toMatchObject({ helpfulCount: 1, voted: true })
    })

    test('has one vote with the guests that they were, and none for their own', async () => {
      const { submit, under, list, vote, become, gateway } = await buyToReview(open)
      const emailOf = async () => (await gateway.send(whoAmI, { query: {} }))?.email ?? ''
      const logInAs = (email: string) =>
        gateway.send(logIn, { body: { email, password: PASSWORD } })
      const author = await emailOf()
      await submit()
      await under.decideReviews('published')
      const newest = async () => (await list({ sort: 'newest' })).reviews[0]
      const id = (await newest())?.id ?? ''
      await become('member')
      const reader = await emailOf()
      await vote(id)
      await become('guest')
      await vote(id)
      await logInAs(reader)
      expect(await newest()).toMatchObject({ helpfulCount: 1, voted: true })
      await become('guest')
      await vote(id)
      await logInAs(author)
      expect(await newest()).toMatchObject({ helpfulCount: 1, voted: false })
      await become('guest')
      await vote(id)
      await join({ gateway })
      expect(await newest()).toMatchObject({ helpfulCount: 2, voted: true })
    })

    test('reports it, and sees that they did', async () => {
      const { submit, under, list, flag, become } = await buyToReview(open)
      await submit()
      await under.decideReviews('published')
      await become('guest')
      const id = (await list({ sort: 'newest' })).reviews[0]?.id ?? ''
      expect(await flag(id)).toEqual({ flagged: true })
      expect(await flag(id)).toEqual({ flagged: true })
      expect((await list({ sort: 'newest' })).reviews[0]).toMatchObject({ flagged: true })
    })

    test('finds nothing to vote for or to report in a review that is not public', async () => {
      const { vote, flag } = await buyToReview(open)
      const missing = { code: 'REVIEW_NOT_FOUND', status: 404 }
      for (const id of ['review_00000000000000000000', 'x', '__proto__'])
        for (const act of [vote, flag]) expect(await rejectionOf(act(id))).toMatchObject(missing)
    })
  })
}
