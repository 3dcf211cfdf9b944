import { logOut } from '../../account/account.contract.ts'
import { cancelOrder } from '../../orders/orders.contract.ts'
import {
  getReviewEligibility,
  getReviewSummary,
  listReviews,
} from '../../reviews/reviews.contract.ts'
import { buyToReview } from './review-buyer.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

const UNKNOWN = 2_000_000_000

/** Rules of reviews: who may write one, and what becomes of it. */
export const describeReviews: DescribeRules = (open, { describe, test, expect }) => {
  describe('a review', () => {
    test('is written by a member who has ordered the design, on the materials of the orders', async () => {
      const { eligibility, yard, orderNumber, become, submit, gateway } = await buyToReview(open)
      const { materials, screenName } = await eligibility()
      expect(materials.map(({ placedAt: _, ...material }) => material)).toEqual([
        { material: yard.fabric, orderNumber, review: null },
      ])
      expect(screenName).toBe('June in Hudson')
      const notOrdered = { code: 'REVIEW_NOT_ORDERED', status: 403 }
      expect(await rejectionOf(submit({ material: 'MINKY' }))).toMatchObject(notOrdered)
      await become('member')
      expect((await eligibility()).materials).toEqual([])
      expect(await rejectionOf(submit())).toMatchObject(notOrdered)
      await become('guest')
      expect((await eligibility()).materials).toEqual([])
      expect((await rejectionOf(submit())).status).toBe(403)
      await gateway.send(logOut, { body: {} })
    })

    test('cannot be written about a canceled order', async () => {
      const { eligibility, orderNumber, submit, gateway } = await buyToReview(open)
      await gateway.send(cancelOrder, { params: { orderNumber }, body: {} })
      expect((await eligibility()).materials).toEqual([])
      expect((await rejectionOf(submit())).code).toBe('REVIEW_NOT_ORDERED')
    })

    test('goes with its order: it is not published after a canceled one, and public no more', async () => {
      for (const published of [false, true]) {
        const buyer = await buyToReview(open)
        const { submit, list, summary, vote, under, gateway, orderNumber } = buyer
        const before = await summary()
        await submit()
        if (published) await under.decideReviews('published')
        const [review] = (await list({ sort: 'newest' })).reviews
        await gateway.send(cancelOrder, { params: { orderNumber }, body: {} })
        await under.decideReviews('published')
        expect(await summary()).toEqual(before)
        expect((await list()).total).toBe(before.count)
        if (published)
          expect((await rejectionOf(vote(review?.id ?? ''))).code).toBe('REVIEW_NOT_FOUND')
      }
    })

    test('is public once it is published, under a screen name, and counted', async () => {
      const { list, submit, form, eligibility, summary, under } = await buyToReview(open)
      const before = await summary()
      expect(await submit()).toEqual({ submitted: true })
      expect(await summary()).toEqual(before)
      expect((await eligibility()).materials[0]?.review).toBe('waiting')
      await under.decideReviews('published')
      expect((await eligibility()).materials[0]?.review).toBe('published')
      const { reviews, summary: after } = await list({ sort: 'newest' })
      const { id: _, publishedAt: __, ...published } = reviews[0] ?? {}
      expect(published).toEqual({
        rating: 4,
        material: form.material,
        printRating: null,
        materialRating: null,
        made: 'quilt',
        recommend: true,
        title: form.title,
        text: form.text,
        language: 'en',
        author: 'June in Hudson',
        helpfulCount: 0,
        voted: false,
        flagged: false,
        own: true,
        photos: [],
      })
      expect(after).toEqual(await summary())
      expect([after.count, after.stars[3]]).toEqual([before.count + 1, before.stars[3] + 1])
      const average = after.average ?? 0
      expect(average >= 1 && average <= 5).toBe(true)
    })

    test('is one, however often it is sent, and no second one is taken', async () => {
      const { submit, list, under } = await buyToReview(open)
      const { total } = await list()
      const answers = await Promise.all([submit(), submit()])
      expect(answers).toEqual([{ submitted: true }, { submitted: true }])
      const exists = { code: 'REVIEW_EXISTS', status: 409 }
      expect(await rejectionOf(submit({ text: 'Another opinion.' }))).toMatchObject(exists)
      await under.decideReviews('published')
      expect((await list()).total).toBe(total + 1)
    })

    test('that was rejected can be written anew', async () => {
      const { submit, under, eligibility, list } = await buyToReview(open)
      const { total } = await list()
      await submit()
      await under.decideReviews('rejected')
      expect((await eligibility()).materials[0]?.review).toBe('rejected')
      await submit({ text: 'Without the address of my shop.' })
      await under.decideReviews('published')
      const page = await list({ sort: 'newest' })
      expect([page.total, page.reviews[0]?.text]).toEqual([
        total + 1,
        'Without the address of my shop.',
      ])
    })

    test('needs its fields, each of which has its error', async () => {
      const { raw, yard, form, submit } = await buyToReview(open)
      const path = `/design/${yard.designId}/reviews`
      const right = { rating: 4, material: form.material, text: form.text }
      const ask = async (change: object) => {
        const { status, errors } = await raw(['POST', path], { body: { ...right, ...change } })
        return [status, ...errors.map(({ code, field, message }) => [code, field, message])]
      }
      const blank = 'FIELD_CANNOT_BE_BLANK'
      const invalid = 'FIELD_VALUE_INVALID'
      expect(await ask({ rating: null })).toEqual([400, [blank, 'rating', 'required']])
      for (const rating of [0, 6, 4.5, '5'])
        expect(await ask({ rating })).toEqual([400, [invalid, 'rating', undefined]])
      for (const material of ['__proto__', 'constructor', 'WOOL'])
        expect(await ask({ material })).toEqual([400, [invalid, 'material', undefined]])
      expect(await ask({ text: '' })).toEqual([400, [blank, 'text', 'required']])
      expect(await ask({ text: '   \u200b' })).toEqual([400, [invalid, 'text', 'required']])
      expect(await ask({ text: 'a'.repeat(5_001) })).toEqual([400, [invalid, 'text', 'too_long']])
      expect(await ask({ title: 'a'.repeat(121) })).toEqual([400, [invalid, 'title', 'too_long']])
      expect(await ask({ made: 'rocket' })).toEqual([400, [invalid, 'made', undefined]])
      expect(await ask({ print_rating: 9 })).toEqual([400, [invalid, 'print_rating', undefined]])
      for (const field of ['author', 'state', 'user_id'])
        expect(await ask({ [field]: 'x' })).toEqual([
          400,
          ['FIELD_NAME_INVALID_OR_INEDITABLE', field, undefined],
        ])
      expect(await ask({ text: '4242 4242 4242 4242' })).toEqual([
        400,
        [invalid, 'text', 'card_number'],
      ])
      expect(await rejectionOf(submit({}, UNKNOWN))).toMatchObject({
        code: 'REVIEW_NOT_POSTED',
        status: 404,
      })
    })

    test('is found by its stars, its material and what was made, in every order', async () => {
      const { submit, list, under, form } = await buyToReview(open)
      await submit({ rating: '2', made: 'bag', text: 'It came folded.' })
      await under.decideReviews('published')
      for (const query of [
        { stars: 2 },
        { made: 'bag' },
        { stars: 2, made: 'bag', material: 'PETAL_SIGNATURE_COTTON' },
      ] as const)
        expect((await list({ ...query, sort: 'newest' })).reviews[0]?.text).toBe('It came folded.')
      expect((await list({ stars: 2, made: 'wall' })).total).toBe(0)
      expect((await list({ withPhotos: true })).total).toBe((await list()).summary.withPhotos)
      expect((await list({ offset: 5_000 })).reviews).toEqual([])
      const ratings = async (sort: 'highest' | 'lowest') =>
        (await list({ sort })).reviews.map(({ rating }) => rating)
      expect(await ratings('lowest')).toEqual((await ratings('lowest')).toSorted((a, b) => a - b))
      expect(await ratings('highest')).toEqual((await ratings('highest')).toSorted((a, b) => b - a))
      expect(form.material).toBe('PETAL_SIGNATURE_COTTON')
    })

    test('of a design that the shop does not have is a 404', async () => {
      const { gateway } = await visitAsGuest(open)
      const params = { id: UNKNOWN }
      const missing = { code: 'NO_IMAGE_AVAILABLE', status: 404 }
      for (const call of [listReviews, getReviewSummary, getReviewEligibility])
        expect(await rejectionOf(gateway.send(call, { params, query: {} }))).toMatchObject(missing)
    })
  })
}
