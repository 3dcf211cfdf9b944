import { afterEach, expect, test } from 'vitest'
import { partnerKey } from './partner.ts'

afterEach(() => document.head.replaceChildren())
const addScript = (src: string, partner?: string) => {
  const script = document.createElement('script')
  script.setAttribute('src', src)
  script.type = 'text/plain'
  if (partner !== undefined) script.dataset['partner'] = partner
  document.head.append(script)
}

test('takes the key of the application before the one of a tag', () => {
  addScript('https://shop.test/embed/selvage.js', 'pk_tag')
  expect(partnerKey({ partner: 'pk_application' })).toBe('pk_application')
})

test('reads the partner key from the tag of the page’s script alone', () => {
  expect(partnerKey({})).toBeUndefined()
  addScript('https://other.test/some.js', 'pk_other')
  addScript('https://other.test/my-selvage.js', 'pk_decoy')
  addScript('https://shop.test/embed/selvage.js')
  expect(partnerKey({})).toBeUndefined()
  addScript('https://shop.test/embed/selvage.js', 'pk_ours')
  expect(partnerKey({})).toBe('pk_ours')
})
