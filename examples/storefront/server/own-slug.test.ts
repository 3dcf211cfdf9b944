import { expect, test } from 'vitest'
import { ownSlug } from './own-slug.ts'

test.each([
  ['/de/embed/12', '/de/einbetten/12'],
  ['/en/einbetten/12', '/en/embed/12'],
  ['/fr/insertar/12', '/fr/integrer/12'],
  ['/es/fabric/15', '/es/tela/15'],
  ['/de/cart', '/de/warenkorb'],
  ['/de/belgian-linen', '/de/belgisches-leinen'],
  ['/en/terciopelo', '/en/velvet'],
  ['/fr/stoffladen/leinen', '/fr/boutique-de-tissus/lin'],
])('%s is %s', (path, own) => {
  expect(ownSlug(path)).toBe(own)
})

test.each(['/de/einbetten/12', '/de', '/de/nothing/12', '/it/embed/12', '/', '/embed/12', '//x'])(
  '%s leads nowhere else',
  (path) => {
    expect(ownSlug(path)).toBeUndefined()
  },
)
