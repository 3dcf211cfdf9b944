import { expect, test } from 'vitest'
import { pageOfPlainPath } from './plain-paths.ts'

test.each([
  ['/shop', '/de/shop'],
  ['/boutique', '/de/shop'],
  ['/fabric/12', '/de/stoff/12'],
  ['/tela/12', '/de/stoff/12'],
  ['/collections/10', '/de/kollektionen/10'],
  ['/fill-a-yard', '/de/fill-a-yard'],
  ['/designs/12', '/de/designs/12'],
  ['/fabric/belgian_linen', '/de/belgisches-leinen'],
  ['/velvet', '/de/samt'],
  ['/fabric-shop', '/de/stoffladen'],
  ['/terms', '/de/agb'],
  ['/pro_terms', '/de/pro-bedingungen'],
  ['/seller_agreement', '/de/verkaufsvereinbarung'],
  ['/sell', '/de/designs-verkaufen'],
  ['/get_started', '/de/designs-verkaufen'],
  ['/create', '/designs/new'],
  ['/cookies', '/de/cookies'],
  ['/happiness-guarantee', '/de/zufriedenheitsgarantie'],
  ['/wallpaper/grasscloth', '/de/shop?on=wallpaper&fabric=grasscloth'],
  ['/wallpaper/peel-and-stick', '/de/shop?on=wallpaper&fabric=peel_and_stick'],
])('%s is %s for a German reader', (path, own) => {
  expect(pageOfPlainPath(path, 'de')).toBe(own)
})

test.each([
  '/',
  '/de/stoff/12',
  '/login',
  '/nothing',
  '/constructor',
  '/fabric/nothing-here',
  '/wallpaper/__proto__',
  '/designs/0',
  '/designs/new',
  '/create/new',
  '//evil.test',
])('%s leads nowhere else', (path) => {
  expect(pageOfPlainPath(path, 'de')).toBeUndefined()
})
