import { parseArgs } from 'node:util'
import { askOperator } from './lib/ask-operator.ts'

// `npm run partner -- add NAME [--origins https://a.example,https://b.example] [--factor 10]`,
// `… list`, `… off KEY` and `… on KEY`. It asks the running gateway of this machine, because the
// embedded database has one process.

interface Partner {
  readonly key: string
  readonly name: string
  readonly state: 'on' | 'off'
  readonly origins: readonly string[] | null
  readonly limit_factor: number
  readonly orders?: number
}

const HELP = `Write one of:
  npm run partner -- add NAME [--origins https://a.example,https://b.example] [--factor 10]
  npm run partner -- list
  npm run partner -- off KEY
  npm run partner -- on KEY`

try {
  for (const line of await run(process.argv.slice(2))) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]): Promise<string[]> {
  const options = { origins: { type: 'string' }, factor: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, ...rest] = positionals
  const what = rest.join(' ')
  if (command === 'list') {
    const { partners } = await askOperator<{ partners: Partner[] }>('GET', '/ops/partners')
    return partners.length > 0 ? partners.map(lineOf) : ['There are no partners yet.', HELP]
  }
  if (command === 'add' && what !== '') {
    const origins = values.origins?.split(',').map((each) => each.trim())
    const factor = values.factor === undefined ? undefined : Number(values.factor)
    const body = { name: what, origins, limit_factor: factor }
    const partner = await askOperator<Partner>('POST', '/ops/partners', body)
    return [lineOf(partner), `The partner writes: <script data-partner="${partner.key}" …>`]
  }
  if ((command === 'on' || command === 'off') && what !== '') {
    const path = `/ops/partners/${encodeURIComponent(what)}`
    return [lineOf(await askOperator<Partner>('PATCH', path, { state: command }))]
  }
  throw new Error(HELP)
}

function lineOf({ key, name, state, origins, limit_factor: factor, orders }: Partner): string {
  const pages = origins ? `on ${origins.join(' and ')}` : 'on any origin'
  const count = orders === undefined ? [] : [orders === 1 ? '1 order' : `${orders} orders`]
  return [key, state, name, pages, `${factor} x guest carts`, ...count].join(' | ')
}
