import { HOSTS } from './hosts.table.ts'
import type { Host } from './hosts.table.ts'
import { exampleOf } from './make-host.ts'
import type { RunningHost } from './start-hosts.ts'

/** The report of the hosts' tests, as far as the table shows it. */
interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly title: string
      readonly ancestorTitles: readonly string[]
    }[]
  }[]
}

/**
 * Returns what an example asks its reader to learn of ours: the names that it imports from our
 * packages, types left out, our style sheets, tags and files for a page, each once.
 */
export function conceptsOf(example: string): string[] {
  const imports = [...example.matchAll(/^import (?:\{([^}]*)\} from )?'@selvage\/([^']+)'$/gm)]
  const names = imports.flatMap(([, list, path = '']) => list?.split(',') ?? [path])
  const tags = [...example.matchAll(/<(selvage-[\w-]+)/g)].map(([, tag = '']) => tag)
  const files = [...example.matchAll(/\/embed\/([\w.]+)/g)].map(([, file = '']) => file)
  return [...new Set([...names, ...tags, ...files].map((name) => name.trim()))]
}

/**
 * Returns the table of the hosts: what the README's example takes in each, how long it took here,
 * and what was asserted.
 */
export function hostsTable(hosts: readonly RunningHost[], report: TestReport): string {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  return hosts
    .map(({ name, installSeconds, buildSeconds }) => {
      const { title }: Host = HOSTS[name]
      const example = exampleOf(name)
      const lines = example.split('\n').filter((line) => line.trim() !== '').length
      const concepts = conceptsOf(example)
      const asserted = tests
        .filter(({ ancestorTitles }) => ancestorTitles.includes(name))
        .map((test) => `    ${test.status === 'passed' ? 'ok  ' : 'FAIL'} ${test.title}`)
      return [
        `${title}: ${lines} lines, ${concepts.length} concepts (${concepts.join(', ')}), install ${installSeconds} s, build ${buildSeconds} s`,
        ...asserted,
      ].join('\n')
    })
    .join('\n')
}
