import type pg from 'pg'
import { hashPassword } from '../secrets/passwords.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.table.ts'

const INSERT = `
  WITH claimed AS (
    INSERT INTO seedings (name, seeded) VALUES ('accounts', $2) ON CONFLICT DO NOTHING RETURNING name
  ), wanted AS (
    SELECT a.* FROM claimed, jsonb_to_recordset($1::jsonb) AS a(id text, email text, "screenName" text,
      "designOwner" boolean, pro boolean, "businessTools" boolean,
      "stayLegacy" boolean, hash text)
    WHERE NOT EXISTS (SELECT FROM accounts WHERE accounts.email = a.email)
  ), made AS (
    INSERT INTO users (id, guest, screen_name, design_owner, pro, business_tools, stay_legacy, country,
      currency, locale, measurement_system, created_at)
    SELECT id, false, "screenName", "designOwner", pro, "businessTools", "stayLegacy", 'US', 'USD',
      'en_US', 'imperial', now() FROM wanted
    RETURNING id
  )
  INSERT INTO accounts (user_id, email, password_hash, created_at)
  SELECT wanted.id, email, hash, now() FROM wanted JOIN made ON made.id = wanted.id`

/**
 * Makes the accounts to try the shop out with, once for a database: one that was deleted, or has
 * another password by now, stays so.
 */
export async function seedAccounts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("SELECT FROM seedings WHERE name = 'accounts'")
  if (rows.length > 0) return
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => ({
      ...account,
      id: newPublicId(),
      hash: await hashPassword(DEMO_PASSWORD),
    })),
  )
  await pool.query(INSERT, [JSON.stringify(accounts), accounts.length])
}
