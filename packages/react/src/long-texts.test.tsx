import { EMPTY_BUSINESS } from '@selvage/core/business'
import { EMPTY_REVIEW } from '@selvage/core/reviews'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BusinessForm } from './business/index.ts'
import { CollectionForm } from './own-collections/index.ts'
import { ReviewForm } from './reviews/index.ts'
import { openShop, renderInShop } from './testing/open-shop.tsx'

afterEach(cleanup)

const pasted = 'x'.repeat(1_200)
const question = { ...EMPTY_BUSINESS, question: pasted }
const collection = { name: pasted, description: pasted, audience: 'member' } as const
const review = { ...EMPTY_REVIEW, title: pasted, photos: [{ id: 'upload_1', caption: pasted }] }

test.each<[string, ReactNode, Readonly<Record<string, number>>]>([
  [
    'question of a business',
    <BusinessForm
      kind="owner"
      action="#grant"
      values={question}
      errors={{ question: 'too_long' }}
    />,
    { 'What is the biggest question that your business has now?': 1_000 },
  ],
  [
    'name or description of a collection',
    <CollectionForm
      action="#save"
      backHref="#back"
      collection={collection}
      nameError="FIELD_VALUE_INVALID"
      descriptionError="FIELD_VALUE_INVALID"
    />,
    { Name: 60, 'Description (optional)': 500 },
  ],
  [
    'title or caption of a review',
    <ReviewForm
      action="#write"
      eligibility={{ designId: 9, screenName: 'June', materials: [] }}
      values={review}
      errors={{ title: 'too_long', captions: ['too_long'] }}
    />,
    { 'Title (optional)': 120, 'What does it show?': 200 },
  ],
])('a %s that is pasted too long stays whole, and its field names the limit', (_, form, limits) => {
  renderInShop(openShop().shop, form)
  for (const [name, max] of Object.entries(limits)) {
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name })
    // Browsers cut what is pasted into a field with a limit, without a trace.
    expect(field?.getAttribute('maxlength')).toBeNull()
    expect(field?.value).toBe(pasted)
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(texts).toContain(`No more than ${max.toLocaleString('en')} characters`)
  }
})
