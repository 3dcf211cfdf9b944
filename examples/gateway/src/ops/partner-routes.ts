import { defineCall } from '@selvage/core/contract'
import * as v from 'valibot'
import { originOf } from '../config-values.ts'
import type { PartnerRow } from '../db/schema/partner.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { addPartner, listPartners, switchPartner } from '../partner/partners.ts'
import { assertOperator } from './operator.ts'

// The bodies are read after the operator's key, so that a stranger learns nothing of them.

/** Lists the partners, for operators. */
const listCall = defineCall({
  name: 'ops.partners',
  method: 'GET',
  path: '/ops/partners',
  auth: 'none',
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID'],
})
/** Adds a partner and answers their key, for operators. */
const addCall = defineCall({
  name: 'ops.partners.add',
  method: 'POST',
  path: '/ops/partners',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID'],
})
/** Turns a partner's key on or off, for operators. */
const switchCall = defineCall({
  name: 'ops.partners.switch',
  method: 'PATCH',
  path: '/ops/partners/{key}',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID'],
})

const newPartner = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u)),
  origins: v.optional(v.array(v.string())),
  limit_factor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 10),
})
const newState = v.strictObject({ state: v.picklist(['on', 'off']) })

const wirePartner = ({ key, name, state, origins, limitFactor }: PartnerRow) => ({
  key,
  name,
  state,
  origins,
  limit_factor: limitFactor,
})

const rejected = (message: string) => httpError('FIELD_VALUE_INVALID', { message })

function origin(value: string): string {
  try {
    return originOf('An origin of a partner', value)
  } catch (error) {
    throw rejected(error instanceof Error ? error.message : String(error))
  }
}

const list = handle(listCall, async (context, deps) => {
  assertOperator(context, deps)
  const rows = await listPartners(deps)
  return { partners: rows.map((row) => ({ ...wirePartner(row), orders: row.orders })) }
})

const add = handle(addCall, async (context, deps) => {
  assertOperator(context, deps)
  const asked = v.safeParse(newPartner, context.body)
  if (!asked.success)
    throw rejected('A partner has a name of 1 to 100 characters and a limit factor of 1 to 1000.')
  const { name, origins, limit_factor: limitFactor } = asked.output
  const row = await addPartner({ name, origins: origins?.map(origin) ?? null, limitFactor }, deps)
  if (!row) throw rejected(`There is a partner called ${name} already. Choose another name.`)
  return wirePartner(row)
})

const turn = handle(switchCall, async (context, deps) => {
  assertOperator(context, deps)
  const asked = v.safeParse(newState, context.body)
  if (!asked.success) throw rejected('A key is switched on or off.')
  const row = await switchPartner(context.params.key, asked.output.state, deps)
  if (!row) throw rejected('No partner has this key. `npm run partner -- list` shows all keys.')
  return wirePartner(row)
})

/** The operator's partners and their keys. */
export const partnerRoutes: readonly Route[] = [list, add, turn]
