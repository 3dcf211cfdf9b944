import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conceptsOf, hostsTable } from './hosts-table.ts'
import { HOSTS, hostNames } from './hosts.table.ts'
import type { Host } from './hosts.table.ts'
import { exampleOf, ownFiles, withReadme } from './make-host.ts'
import { atShop, readmeBlock, readmeCode, readmePackages, readmeWidgets } from './readme.ts'

describe('an example of the README', () => {
  test('is found by its language and a text in it, and has to be there', () => {
    expect(readmeBlock('tsx', 'async function Page')).toMatch(/^import '@selvage/)
    expect(() => readmeBlock('tsx', 'nowhere')).toThrow('The README has no block of tsx')
    expect(() => readmeCode('nowhere')).toThrow('The README has no code with nowhere.')
    expect(readmePackages()).toContain('@selvage/react')
  })

  test('gets the addresses of the running shop, also those of another shop', () => {
    const shop = { storefront: 'http://s.test', gateway: 'http://g.test' }
    const { head, elements } = readmeWidgets()
    expect(atShop(head + elements, shop)).not.toMatch(/localhost/)
    expect(atShop(head, shop)).toContain(
      '<script data-gateway="http://g.test" data-storefront="http://s.test" type="module"',
    )
  })

  test('asks for the names that it imports of ours, style sheets, tags and files', () => {
    expect(
      conceptsOf(
        "import '@selvage/react/styles.css'\nimport { createShop } from '@selvage/machines/shop'\n" +
          "import type { Shop } from '@selvage/machines/shop'\nimport Link from 'next/link'\n",
      ),
    ).toEqual(['react/styles.css', 'createShop'])
    expect(conceptsOf('<script src="/embed/selvage.js"></script><selvage-design-card>')).toEqual([
      'selvage-design-card',
      'selvage.js',
    ])
  })
})

describe.each(hostNames({ isShort: false }))('the host %s', (name) => {
  const { dependencies, guide, packages, readmeFiles }: Host = HOSTS[name]

  test('has exact versions, its own files, and an example of the README', () => {
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const each of packages) expect(each).toMatch(/^@selvage\//)
    expect(ownFiles(name).filter((file) => file in readmeFiles)).toEqual([])
    if (guide === undefined) expect(ownFiles(name).length).toBeGreaterThan(0)
    else expect(ownFiles(name)).toEqual([])
    expect(conceptsOf(exampleOf(name)).length).toBeGreaterThan(2)
  })
})

test('a journey visits every host, and fails for one that could not be made', () => {
  const files = globSync('*.journey.test.ts', { cwd: import.meta.dirname })
  const groups = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('describe.each(hostsOfRun(')
      .slice(1),
  )
  const visited = groups
    .filter((group) => group.includes('mustBeMade(host)'))
    .flatMap((group) => [...group.slice(0, group.indexOf(')')).matchAll(/'([\w-]+)'/g)])
    .map(([, name]) => name)
  expect(visited.sort()).toEqual(hostNames({ isShort: false }).sort())
})

test('the short form is a bare page, Vite with React, and Next.js', () => {
  expect(hostNames({ isShort: true })).toEqual(['html', 'vite-react', 'next'])
})

test('code of the README stands at its place in a host’s files', () => {
  expect(withReadme('<body><!-- README elements --></body>')).toMatch(/^<body>\s*<selvage-design/)
  expect(withReadme('/* README CheckoutLink */')).toMatch(/^<CheckoutLink storefront=/)
})

test('the table says what each host takes and what was asserted', () => {
  const asserted = { status: 'passed', title: 'sells', ancestorTitles: ['html'] }
  const host = {
    name: 'html',
    origin: '',
    problem: '',
    installSeconds: 0,
    buildSeconds: 1,
  } as const
  const table = hostsTable([host], { testResults: [{ assertionResults: [asserted] }] })
  expect(table).toMatch(/^bare HTML page: 8 lines, 8 concepts \(selvage-design-card, .+build 1 s/)
  expect(table).toContain('ok   sells')
})
