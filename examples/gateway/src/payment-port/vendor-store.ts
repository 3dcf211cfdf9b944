import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queryable } from '../db/database.ts'
import { vendorRecords } from '../db/schema/vendor.ts'
import type { VendorRecordKind } from '../db/schema/vendor.ts'

/** One kind of records of one vendor, whose values have one shape. */
export interface VendorRecords<T> {
  find(key: string): Promise<T | undefined>
  /** Stores the first value of a key; returns the one that is stored then. */
  keep(key: string, value: T): Promise<T>
  /** Replaces the value that is there, and only that one; false when another came first. */
  replace(key: string, before: T, after: T): Promise<boolean>
}

/** Opens the records of a vendor and a kind; a value of another shape is an error. */
export function vendorRecordsOf<S extends v.GenericSchema>(
  db: Queryable,
  {
    vendor,
    kind,
    schema,
    now,
  }: {
    readonly vendor: string
    readonly kind: VendorRecordKind
    readonly schema: S
    readonly now: () => Date
  },
): VendorRecords<v.InferOutput<S>> {
  const at = (key: string) =>
    and(eq(vendorRecords.vendor, vendor), eq(vendorRecords.kind, kind), eq(vendorRecords.key, key))
  const find = async (key: string) => {
    const [row] = await db.select().from(vendorRecords).where(at(key))
    return row && v.parse(schema, row.value)
  }
  return {
    find,
    async keep(key, value) {
      await db
        .insert(vendorRecords)
        .values({ vendor, kind, key, value, createdAt: now() })
        .onConflictDoNothing()
      return v.parse(schema, await find(key))
    },
    async replace(key, before, after) {
      const changed = await db
        .update(vendorRecords)
        .set({ value: after })
        .where(and(at(key), sql`${vendorRecords.value} = ${JSON.stringify(before)}::jsonb`))
        .returning({ key: vendorRecords.key })
      return changed.length === 1
    },
  }
}
