import { describe, expect, it } from 'vitest'
import { changesetProblems, packagesOf, readApiOfToday, releaseOf } from './released-api.ts'

const reports = [
  { name: 'core', text: 'export function planWall(): Plan' },
  { name: 'react', text: 'export function Money(): ReactNode' },
] as const
const released = releaseOf('1.0.0', reports)
const changeset = (name: string) =>
  `---\n'@selvage/${name}': patch\n---\n\nMoney is written anew.\n`
const today = { released, version: '1.0.0', reports, changesets: [] }
const changed = [reports[0], { name: 'react', text: 'export function Price(): ReactNode' }] as const

describe('the API beside that of the last release', () => {
  it('needs no changeset while it is the same', () => {
    expect(changesetProblems(today)).toEqual([])
  })

  it('needs a changeset that names each package whose report differs', () => {
    const without = { ...today, reports: changed }
    const [problem = '', ...others] = changesetProblems(without)
    expect(problem).toContain('The API of @selvage/react is not that of 1.0.0 and no changeset')
    expect(others).toEqual([])
    expect(changesetProblems({ ...without, changesets: [changeset('core')] })).toEqual([problem])
    expect(changesetProblems({ ...without, changesets: [changeset('react')] })).toEqual([])
  })

  it('takes a package without a report in the release as changed', () => {
    const first = { ...today, released: { version: '1.0.0', reports: {} } }
    expect(changesetProblems(first)).toHaveLength(2)
  })

  it('is recorded anew for each version', () => {
    const [problem, ...others] = changesetProblems({ ...today, version: '1.1.0' })
    expect(problem).toContain('has the API of 1.0.0 and the packages are 1.1.0')
    expect(others).toEqual([])
    const next = releaseOf('1.1.0', changed)
    expect(
      changesetProblems({ ...today, released: next, version: '1.1.0', reports: changed }),
    ).toEqual([])
  })

  it('reads the packages of a changeset’s front matter and of nothing else', () => {
    const text = `---\n"@selvage/core": minor\n'@selvage/i18n': patch\n---\n\n'@selvage/react': patch\n`
    expect(packagesOf(text)).toEqual(['@selvage/core', '@selvage/i18n'])
    expect(packagesOf('No front matter')).toEqual([])
  })

  it('finds the record of the version that the packages have', () => {
    const workspace = readApiOfToday([])
    expect(workspace.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(changesetProblems(workspace)).toEqual([])
    if (Object.keys(workspace.released.reports).length === 0)
      expect(workspace.changesets.flatMap(packagesOf)).toContain('@selvage/react')
  })
})
