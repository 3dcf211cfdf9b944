import { describe, expect, it } from 'vitest'
import { verdict } from './gate.ts'
import type { Gate } from './gate.ts'
import { runGates } from './run-gates.ts'
import { countTests } from './vitest-gate.ts'

const gate = (name: string, rest: Partial<Gate>): Gate => ({
  name,
  cores: 1,
  floor: 1,
  limitMinutes: 1,
  run: () => Promise.resolve(verdict(true, 3, 'files', '')),
  ...rest,
})

async function run(...gates: Gate[]) {
  const lines: string[] = []
  const total = await runGates(gates, (line) => lines.push(line), 2)
  return { total, text: lines.join('\n') }
}

describe('runGates', () => {
  it('adds up the results of the gates', async () => {
    const { total } = await run(
      gate('a', {}),
      gate('b', {
        run: () =>
          Promise.resolve({ examined: 9, unit: 'tests', passed: 7, failed: 2, output: '' }),
      }),
    )
    expect(total).toEqual({ passed: 8, failed: 2 })
  })

  it('fails a gate that examined fewer things than its floor', async () => {
    const { total, text } = await run(gate('empty', { floor: 4 }))
    expect(total.failed).toBe(1)
    expect(text).toContain('empty examined 3 files; its floor is 4.')
  })

  it('does not start a gate after a failed one that it needs, and counts it as failed', async () => {
    const broken = gate('build', {
      run: () => Promise.resolve(verdict(false, 5, 'files', 'broken')),
    })
    const never = gate('sizes', {
      after: ['build'],
      run: () => Promise.reject(new Error('was started')),
    })
    const { total, text } = await run(never, broken)
    expect(total).toEqual({ passed: 0, failed: 2 })
    expect(text).toContain('Not run, because build failed.')
  })

  it('turns an exception into a failure', async () => {
    const { total, text } = await run(
      gate('thrown', { run: () => Promise.reject(new Error('no such tool')) }),
    )
    expect(total).toEqual({ passed: 0, failed: 1 })
    expect(text).toContain('no such tool')
  })

  it('never uses more cores than there are', async () => {
    let busy = 0
    let most = 0
    const work = (cores: 1 | 2) => async () => {
      busy += cores
      most = Math.max(most, busy)
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
      busy -= cores
      return verdict(true, 1, 'files', '')
    }
    await run(
      ...[1, 2, 1, 1, 2, 1].map((cores, index) =>
        gate(`g${index}`, { cores: cores === 1 ? 1 : 2, run: work(cores === 1 ? 1 : 2) }),
      ),
    )
    expect(most).toBe(2)
  })
})

describe('countTests', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'a.test.ts',
    status,
    message: '',
    assertionResults: tests.map((test) => ({
      status: test,
      fullName: `a ${test} test`,
      failureMessages: test === 'failed' ? ['Error: no cloth\n    at line 1'] : [],
    })),
  })

  it('counts a skipped test as failed and names it', () => {
    const outcome = countTests({ testResults: [file('passed', 'passed', 'skipped')] }, true, '')
    expect(outcome).toMatchObject({ passed: 1, failed: 1, examined: 2 })
    expect(outcome.summary).toBe('skipped: a skipped test')
  })

  it('names a failed test with its file and the first line of its message', () => {
    const { summary } = countTests({ testResults: [file('failed', 'passed', 'failed')] }, false, '')
    expect(summary).toBe('failed: a failed test (a.test.ts)\n        Error: no cloth')
  })

  it('names a test that passed on its second try', () => {
    const passed = { status: 'passed', fullName: 'a test', failureMessages: ['Error: no cloth'] }
    const { failed, summary } = countTests(
      { testResults: [{ ...file('passed'), assertionResults: [passed] }] },
      true,
      '',
    )
    expect(failed).toBe(0)
    expect(summary).toBe('passed on its second try: a test (a.test.ts)\n        Error: no cloth')
  })

  it('counts a file that could not be loaded', () => {
    expect(countTests({ testResults: [file('failed')] }, false, '')).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  it('counts an error outside any test', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, false, '')).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })
})
