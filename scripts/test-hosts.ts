import { readFile } from 'node:fs/promises'
import { checkHosts } from './gates/browser-gates.ts'
import { vitestReport } from './gates/vitest-gate.ts'
import { hostsTable } from './hosts/hosts-table.ts'
import { HOSTS_REPORT } from './hosts/hosts.table.ts'

// `npm run test:hosts` runs the README's examples in every host and prints what each took.
const { output, passed, failed } = await checkHosts(20 * 60_000, { isShort: false })
if (failed > 0) console.log(output)
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as never
console.log(hostsTable(await read(HOSTS_REPORT), await read(vitestReport('hosts'))))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
