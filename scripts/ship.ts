import { parseArgs } from 'node:util'
import { askOperator } from './lib/ask-operator.ts'

// `npm run ship -- ORDER [CARRIER NUMBER]` says that an order has left; its shopper gets a mail
// with the way to follow the parcel. It asks the running gateway of this machine.

interface Shipment {
  readonly order_number: string
  readonly shipped_at: string
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly tracking_url: string | null
}

const HELP = `Write one of:
  npm run ship -- R123456789012 ups 1Z999AA10123456784    with dhl, fedex, ups or usps
  npm run ship -- R123456789012                           without tracking
  npm run ship -- R123456789012 printed                   before it leaves
  npm run ship -- R123456789012 delivered                 once it has arrived
The same again changes nothing and sends no second mail.`

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [order, carrier, number, ...more] = positionals
  if (order !== undefined && (carrier === 'printed' || carrier === 'delivered')) {
    if (number !== undefined) throw new Error(HELP)
    const { at } = await askOperator<{ readonly at: string }>(
      'POST',
      `/ops/orders/${encodeURIComponent(order)}/${carrier}`,
      {},
    )
    return `Order ${order} is ${carrier} since ${at}.`
  }
  const isHalf = carrier !== undefined && number === undefined
  if (order === undefined || isHalf || more.length > 0) throw new Error(HELP)
  const path = `/ops/orders/${encodeURIComponent(order)}/shipment`
  const body = carrier === undefined ? {} : { carrier, tracking_number: number }
  const shipment = await askOperator<Shipment>('POST', path, body)
  return [
    `Order ${shipment.order_number} is on its way since ${shipment.shipped_at}, and its shopper gets a mail.`,
    ...(shipment.tracking_url === null
      ? []
      : [`${shipment.carrier} ${shipment.tracking_number}: ${shipment.tracking_url}`]),
  ].join('\n')
}
