import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { cacheDir } from '../lib/paths.ts'
import type { Outcome } from './gate.ts'

interface TestReport {
  status: string
  fullName: string
  /** One for each try that failed. */
  failureMessages?: string[]
}

interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: TestReport[]
  }[]
}

/** Returns the file with the report of a gate's latest run. */
export const vitestReport = (name: string): string => join(cacheDir, `vitest-${name}.json`)

export interface VitestRun {
  name: string
  args: readonly string[]
  cwd?: string
  env?: Record<string, string>
  limitMs: number
}

/** Runs Vitest once and counts its tests from its JSON report; a skipped test counts as failed. */
export async function runVitest({ name, args, cwd, env, limitMs }: VitestRun): Promise<Outcome> {
  const reportFile = vitestReport(name)
  await mkdir(cacheDir, { recursive: true })
  await rm(reportFile, { force: true })
  const result = await runCommand(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`, ...args],
    {
      limitMs,
      env: { CI: 'true', NO_COLOR: '1', ...env },
      ...(cwd === undefined ? {} : { cwd }),
    },
  )
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (text === undefined)
    return { examined: 0, unit: 'tests', passed: 0, failed: 1, output: result.output }
  return countTests(JSON.parse(text) as Report, result.ok, result.output)
}

/**
 * Counts the tests of a report. A file that could not be loaded and an error outside any test count
 * as one failure each; a test that passed on a second try is named.
 */
export function countTests(report: Report, ok: boolean, output: string): Outcome {
  let passed = 0
  let failed = 0
  const names: string[] = []
  const name = (how: string, test: TestReport, file: string) =>
    names.push(`${how}: ${test.fullName} (${file})`, firstLine(test.failureMessages?.[0]))
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
      failed += 1
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1
      else failed += 1
      if (test.status === 'failed') name('failed', test, file.name)
      else if (test.status !== 'passed') names.push(`skipped: ${test.fullName}`)
      else if (test.failureMessages?.length) name('passed on its second try', test, file.name)
    }
  }
  if (!ok && failed === 0) failed = 1
  return {
    examined: passed + failed,
    unit: `tests in ${report.testResults.length} files`,
    passed,
    failed,
    output,
    summary: names.slice(0, 40).join('\n'),
  }
}

const firstLine = (message = ''): string =>
  `        ${message.split('\n', 1)[0]?.slice(0, 300) ?? ''}`
