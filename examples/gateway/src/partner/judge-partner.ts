import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { partners } from '../db/schema/partner.ts'
import type { PartnerRow } from '../db/schema/partner.ts'

/** The partner of a page's key, or the sentence that says why the key does not count. */
export interface PartnerVerdict {
  readonly partner?: Pick<PartnerRow, 'key' | 'limitFactor'>
  /** For the console of the page: what happened, why, and what to do. */
  readonly problem?: string
}

/** Finds the partner of a page's key. No key is in order; one that does not count is a problem. */
export async function judgePartner(
  db: Queryable,
  key: string | undefined,
  request: Request,
): Promise<PartnerVerdict> {
  if (key === undefined) return {}
  // Keys have this form; the database cannot even be asked for some other text.
  const isKey = /^pk_[\w-]{1,64}$/.test(key)
  const [partner] = isKey ? await db.select().from(partners).where(eq(partners.key, key)) : []
  const problem = problemOf(partner, request.headers.get('origin') ?? 'no page')
  if (!partner || problem !== undefined)
    return {
      problem: `The partner key ${JSON.stringify(key.slice(0, 80))} ${problem} Until then the page works as without a key, and its carts count for no partner.`,
    }
  return { partner }
}

function problemOf(partner: PartnerRow | undefined, origin: string): string | undefined {
  if (!partner)
    return 'is not known to the shop. Copy the key that the shop gave you into data-partner, or leave data-partner out.'
  if (partner.state === 'off')
    return 'is switched off. Ask the shop to switch it on, or leave data-partner out.'
  if (partner.origins && !partner.origins.includes(origin))
    return `belongs to other origins than ${origin}. Ask the shop to add this one, or leave data-partner out.`
  return undefined
}
