import { applyForGrant, grantRound } from '@selvage/core/business'
import type { BusinessApplication } from '@selvage/core/business'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { pruneOnce } from '../retention/prune.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000

describe('an application for the small-business grant', () => {
  let now = new Date('2024-12-31T22:00:00Z')
  let open: ReferenceGateway
  beforeAll(async () => {
    open = await openReferenceGateway({ deps: () => ({ now: () => now }) })
    Object.assign(open.deps.config, { trustedProxies: ['local'] })
  })
  afterAll(() => open.close())

  const starter = (): BusinessApplication => ({
    kind: 'starter',
    businessType: 'events',
    shopLink: '',
    stage: 'idea',
    email: `${crypto.randomUUID()}@example.com`,
    question: 'Where do I begin?',
  })
  const apply = (body: BusinessApplication, locale: 'en_US' | 'de_DE' = 'en_US') =>
    open.shopper().gateway.send(applyForGrant, { body }, { locale })
  const list = async (key: string) =>
    open.fetch('/ops/business_applications', { headers: { 'X-Ops-Key': key } })
  const listed = async (email: string) => {
    const { applications } = (await (await list(opsKey(open.deps.config.dataDir))).json()) as {
      applications: { email: string; round: string }[]
    }
    return applications.filter((each) => each.email === email)
  }

  it('is confirmed by one mail in the language of its page, with the day of the answer', async () => {
    const body = starter()
    await Promise.all([apply(body, 'de_DE'), apply(body, 'de_DE')])
    const mails = (await sentMails(open.deps)).filter(({ to }) => to === body.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Förderung')
    expect(mails[0]?.text).toContain('21. Januar 2025')
    expect(mails[0]?.text).toContain('/de/foerderung-kleine-unternehmen')
  })

  it('is listed for the operator alone, in the round of its arrival', async () => {
    const body = { ...starter(), email: ` June+${crypto.randomUUID()}@Example.com` }
    const email = body.email.trim().toLowerCase()
    await apply(body)
    const row = { kind: 'starter', business_type: 'events', stage: 'idea', shop_link: null }
    expect(await listed(email)).toMatchObject([{ ...row, round: '2024-12-31', locale: 'en_US' }])
    now = new Date('2025-01-01T00:00:00Z')
    await apply({ ...body, kind: 'owner', shopLink: 'quilts.example', stage: '' })
    expect(await listed(email)).toMatchObject([
      { kind: 'owner', stage: null, shop_link: 'https://quilts.example/', round: '2025-03-31' },
      { ...row, round: '2024-12-31' },
    ])
    expect(grantRound(now).closes).toBe('2025-03-31')
    expect((await list('another')).status).toBe(404)
  })

  it('needs a page of the storefront, and has its limit', async () => {
    const body = starter()
    const foreign = await open.fetch('/business_applications', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.test' },
      body: JSON.stringify({ kind: 'starter', email: body.email, biggest_question: 'x' }),
    })
    expect(foreign.status).toBe(403)
    const limits = { ...open.deps.config.limits }
    Object.assign(open.deps.config.limits, { applicationsPerHour: 1 })
    await apply(body)
    const again = apply({ ...body, question: 'And then?' })
    await expect(again).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
    Object.assign(open.deps.config, { limits })
  })

  it('is deleted after a year', async () => {
    const body = starter()
    await apply(body)
    now = new Date(now.getTime() + YEAR_MS)
    await pruneOnce(open.deps)
    expect(await listed(body.email)).toEqual([])
  })
})
