import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'

import type {
  CardToken,
  Challenge,
  Charge,
  LedgerRow,
  PaySession,
  Refund,
  StoredCard,
  WaitingEvent,
} from './store-rows.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL, amount_minor INTEGER, currency TEXT NOT NULL, merchant_origin TEXT NOT NULL,
    language TEXT NOT NULL, theme TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id), brand TEXT NOT NULL, last4 TEXT NOT NULL,
    exp_month INTEGER NOT NULL, exp_year INTEGER NOT NULL, name TEXT NOT NULL, outcome TEXT, charge_key TEXT,
    fingerprint TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS charges (
    key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, token TEXT, cart_id TEXT, amount_minor INTEGER NOT NULL, currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('succeeded', 'failed', 'cancelled')), failure_code TEXT, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS challenges (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, method TEXT NOT NULL, token TEXT NOT NULL, cart_id TEXT NOT NULL, amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL, return_url TEXT NOT NULL, merchant_origin TEXT NOT NULL, language TEXT NOT NULL, outcome TEXT, customer TEXT NOT NULL,
    save_card INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cards (
    id TEXT PRIMARY KEY, customer TEXT NOT NULL, brand TEXT NOT NULL, last4 TEXT NOT NULL, exp_month INTEGER NOT NULL, exp_year INTEGER NOT NULL,
    name TEXT NOT NULL, outcome TEXT, challenge TEXT NOT NULL, fingerprint TEXT NOT NULL, charge_key TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE IF NOT EXISTS ledger (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, charge_id TEXT NOT NULL, key TEXT NOT NULL, cart_id TEXT NOT NULL,
    amount_minor INTEGER NOT NULL, currency TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refunds (
    key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, charge_key TEXT NOT NULL REFERENCES charges (key), amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS refunds_keep BEFORE UPDATE ON refunds BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  CREATE TRIGGER IF NOT EXISTS refunds_stay BEFORE DELETE ON refunds BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  CREATE TABLE IF NOT EXISTS card_key (only INTEGER PRIMARY KEY CHECK (only = 1), key TEXT NOT NULL) STRICT;
  CREATE TRIGGER IF NOT EXISTS ledger_keeps BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  CREATE TRIGGER IF NOT EXISTS ledger_stays BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, body TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, done INTEGER NOT NULL DEFAULT 0,
    traceparent TEXT NOT NULL DEFAULT ''
  ) STRICT;
`

type Row = Readonly<Record<string, SQLInputValue>>

/** The provider's own database, in which every commit is on the disk before it is answered. */
export type Store = ReturnType<typeof openStore>

/** Adds a column that a store from before does not have yet. */
function addText(db: DatabaseSync, table: 'tokens' | 'events', column: string): void {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table)
  if (!columns.some(({ name }) => name === column))
    db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`)
}

/** Opens the store's file, or one in memory for `:memory:`. */
export function openStore(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;',
  )
  db.exec(TABLES)
  addText(db, 'tokens', 'fingerprint')
  addText(db, 'tokens', 'challenge')
  addText(db, 'events', 'traceparent')
  // SQLite's answers are rows of the tables above, which are STRICT; this is the one place that
  // says so.
  const one = <T>(sql: string, ...values: SQLInputValue[]) =>
    db.prepare(sql).get(...values) as T | undefined
  const all = <T>(sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values) as T[]
  const run = (sql: string, ...values: SQLInputValue[]) => {
    db.prepare(sql).run(...values)
  }
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row)
    run(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ...Object.values(row),
    )
  }

  // The provider's alone: a merchant who had it could try all numbers.
  run('INSERT OR IGNORE INTO card_key VALUES (1, ?)', randomBytes(32).toString('hex'))
  const cardKey = one<{ key: string }>('SELECT key FROM card_key')?.key ?? ''

  return {
    /** The fingerprint of a card's number. */
    fingerprintOf: (number: string) =>
      createHmac('sha256', cardKey).update(number).digest('base64url'),
    /** Runs the steps all or not at all, and alone. */
    transaction<T>(steps: () => T): T {
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = steps()
        db.exec('COMMIT')
        return result
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
    addSession: (session: PaySession) => {
      insert('sessions', { ...session })
    },
    session: (id: string) => one<PaySession>('SELECT * FROM sessions WHERE id = ?', id),
    /** For tests of a provider that binds no amount. */
    forgetAmounts: () => {
      run('UPDATE sessions SET amount_minor = NULL')
    },
    /** For tests of a provider whose tokens serve again and again. */
    forgetTokens: () => {
      run('UPDATE tokens SET charge_key = NULL')
    },
    countTry: (id: string) => {
      run('UPDATE sessions SET tries = tries + 1 WHERE id = ?', id)
    },
    addToken: (token: CardToken) => {
      insert('tokens', { ...token })
    },
    token: (token: string) => one<CardToken>('SELECT * FROM tokens WHERE token = ?', token),
    bindToken: (token: string, key: string) => {
      run('UPDATE tokens SET charge_key = ? WHERE token = ?', key, token)
    },
    addCard: (card: StoredCard) => {
      insert('cards', { ...card })
    },
    card: (id: string, customer: string) =>
      one<StoredCard>('SELECT * FROM cards WHERE id = ? AND customer = ?', id, customer),
    cardOfCharge: (key: string) => one<StoredCard>('SELECT * FROM cards WHERE charge_key = ?', key),
    removeCard: (id: string, customer: string) => {
      run('DELETE FROM cards WHERE id = ? AND customer = ?', id, customer)
    },
    addChallenge: (challenge: Challenge) => {
      insert('challenges', { ...challenge })
    },
    /** For tests of challenges whose time is over. */
    expireChallenges: () => {
      run('UPDATE challenges SET expires_at = 0')
    },
    challenge: (id: string) => one<Challenge>('SELECT * FROM challenges WHERE id = ?', id),
    challengeOf: (key: string) => one<Challenge>('SELECT * FROM challenges WHERE key = ?', key),
    addCharge: (charge: Charge) => {
      insert('charges', { ...charge })
    },
    charge: (key: string) => one<Charge>('SELECT * FROM charges WHERE key = ?', key),
    addLedger: (row: Omit<LedgerRow, 'seq'>) => {
      insert('ledger', { ...row })
    },
    ledger: () => all<LedgerRow>('SELECT * FROM ledger ORDER BY seq'),
    addRefund: (refund: Refund) => {
      insert('refunds', { ...refund })
    },
    refund: (key: string) => one<Refund>('SELECT * FROM refunds WHERE key = ?', key),
    refundsOf: (chargeKey: string) =>
      all<Refund>('SELECT * FROM refunds WHERE charge_key = ? ORDER BY created_at', chargeKey),
    addEvent: (id: string, body: string, nextAt: number, traceparent = '') => {
      insert('events', { id, body, next_at: nextAt, traceparent })
    },
    dueEvents: (now: number) =>
      all<WaitingEvent>(
        'SELECT id, body, tries, traceparent FROM events WHERE done = 0 AND next_at <= ? ORDER BY next_at LIMIT 20',
        now,
      ),
    eventSent: (id: string) => {
      run('UPDATE events SET done = 1 WHERE id = ?', id)
    },
    eventLater: (id: string, nextAt: number) => {
      run('UPDATE events SET tries = tries + 1, next_at = ? WHERE id = ?', nextAt, id)
    },
    close: () => {
      db.close()
    },
  }
}
