import {
  addGrantFile,
  applyForStudentGrant,
  EMPTY_STUDENT_GRANT,
  GRANT_FILES,
} from '@selvage/core/student-grant'
import type { GrantFileUse, StudentGrantForm } from '@selvage/core/student-grant'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack, withPages } from '../images/pdf/testing/make-pdf.ts'
import { opsKey } from '../ops/operator.ts'
import { pruneOnce } from '../retention/prune.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const DAY_MS = 24 * 60 * 60_000
const PDF = Buffer.from(pack(withPages(3)), 'latin1')
const picture = () =>
  sharp({ create: { width: 3_000, height: 900, channels: 3, background: '#a3282c' } })

interface Listed {
  readonly counts: boolean
  readonly semester: string
  readonly proof: string
  readonly work: string
}

describe('an application for the student project grant', () => {
  let now = new Date('2026-09-30T22:00:00Z')
  let open: ReferenceGateway
  beforeAll(async () => {
    open = await openReferenceGateway({ deps: () => ({ now: () => now }) })
    Object.assign(open.deps.config, { trustedProxies: ['local'] })
    Object.assign(open.deps.config.limits, { applicationsPerHour: 0 })
  })
  afterAll(() => open.close())

  const send = async (use: GrantFileUse, bytes: Buffer) => {
    const body = { use, file: bytes.toString('base64') }
    return (await open.shopper().gateway.send(addGrantFile, { body })).id
  }
  const form = async (more: Partial<StudentGrantForm> = {}): Promise<StudentGrantForm> => ({
    ...EMPTY_STUDENT_GRANT,
    name: ' June Harrow ',
    email: `${crypto.randomUUID()}@Example.com`,
    school: 'School of Textiles',
    program: 'Printed textiles',
    country: 'DE',
    plan: 'A quilt of maps.',
    proof: await send('proof', await picture().png().toBuffer()),
    work: await send('work', PDF),
    ...more,
  })
  const apply = (body: StudentGrantForm, locale: 'en_US' | 'de_DE' = 'en_US') =>
    open.shopper().gateway.send(applyForStudentGrant, { body }, { locale })
  const operator = () => ({ 'X-Ops-Key': opsKey(open.deps.config.dataDir) })
  const listed = async (email: string) => {
    const answer = await open.fetch('/ops/student_grant_applications', { headers: operator() })
    const { applications } = (await answer.json()) as {
      applications: (Listed & { email: string })[]
    }
    return applications.filter((each) => each.email === email.toLowerCase())
  }
  const count = async (table: string) => {
    const { rows } = await open.deps.db.pool.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${table}`,
    )
    return rows[0]?.n
  }

  it('is confirmed by one mail in the language of its page, with the day of the answer', async () => {
    const body = await form()
    await Promise.all([apply(body, 'de_DE'), apply(body, 'de_DE')])
    await apply(body, 'de_DE')
    const mails = (await sentMails(open.deps)).filter(({ to }) => to === body.email.toLowerCase())
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Projektförderung')
    expect(mails[0]?.text).toContain('22. Oktober 2026')
    expect(mails[0]?.text).toContain('/de/projektfoerderung-studierende')
    expect(await listed(body.email)).toHaveLength(1)
  })

  it('counts in the semester of its arrival, the newest of one address alone', async () => {
    const { email } = await form()
    await apply(await form({ email }))
    now = new Date(now.getTime() + 60_000)
    await apply(await form({ email, plan: 'Two quilts.' }))
    now = new Date('2026-10-02T00:00:00Z')
    await apply(await form({ email, plan: 'Three quilts.' }))
    expect(await listed(email)).toMatchObject([
      { semester: '2027-02-01', counts: true, plan: 'Three quilts.', name: 'June Harrow' },
      { semester: '2026-10-01', counts: true, plan: 'Two quilts.', locale: 'en_US' },
      { semester: '2026-10-01', counts: false, plan: 'A quilt of maps.', country: 'DE' },
    ])
  })

  it('has files that the operator alone reads, and that no browser runs', async () => {
    const body = await form()
    await apply(body)
    const [{ proof, work } = { proof: '', work: '' }] = await listed(body.email)
    const elsewhere = { ...operator(), 'X-Forwarded-For': '203.0.113.7' }
    for (const path of [proof, work]) {
      expect((await open.fetch(path)).status).toBe(401)
      expect((await open.fetch(path, { headers: elsewhere })).status).toBe(404)
    }
    const shown = await open.fetch(work, { headers: operator() })
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('content-disposition')).toBe('attachment; filename="work.pdf"')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await shown.arrayBuffer()).equals(PDF)).toBe(true)
    for (const id of [body.proof, body.work])
      for (const path of [`/images/art/${id}.webp`, `/images/review-uploads/${id}.webp`])
        expect((await open.fetch(path)).status).toBe(404)
  })

  it('has its pictures drawn anew, without what the camera wrote', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const body = await form({ proof: await send('proof', photo) })
    await apply(body)
    const [{ proof } = { proof: '' }] = await listed(body.email)
    const file = await open.fetch(proof, { headers: operator() })
    const { exif, format, width, height } = await sharp(await file.arrayBuffer()).metadata()
    expect([exif, format, width, height]).toEqual([undefined, 'webp', 720, 2_400])
  })

  const jpeg = () => picture().jpeg().toBuffer()
  it.each<[string, GrantFileUse, string, () => Promise<Buffer> | Buffer]>([
    ['nothing', 'proof', 'empty', () => Buffer.alloc(0)],
    ['a page', 'proof', 'kind', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a program', 'work', 'kind', () => Buffer.from('MZ\u0090\u0000')],
    ['a GIF', 'proof', 'kind', () => picture().gif().toBuffer()],
    ['a WebP', 'proof', 'kind', () => picture().webp().toBuffer()],
    ['a picture for the work', 'work', 'kind', jpeg],
    ['half a JPEG', 'proof', 'broken', async () => (await jpeg()).subarray(0, 900)],
    ['a JPEG in name alone', 'proof', 'broken', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['half a PDF', 'work', 'broken', () => PDF.subarray(0, PDF.length / 2)],
    ['a PDF in name alone', 'work', 'broken', () => Buffer.from('%PDF-1.7\nhello\n%%EOF')],
    ['eleven pages', 'work', 'pages', () => Buffer.from(pack(withPages(11)))],
    ['a script', 'proof', 'active', () => Buffer.from(pack([...withPages(1), '<< /JS (x) >>']))],
    ['too much', 'proof', 'large', () => Buffer.alloc(GRANT_FILES.proof.maxBytes + 1, PDF)],
  ])('takes no file that is %s (%s: %s)', async (_what, use, reason, bytes) => {
    const before = await count('student_grant_files')
    await expect(send(use, await bytes())).rejects.toMatchObject({
      code: 'GRANT_FILE_INVALID',
      status: 400,
      field: 'file',
      params: { reason },
    })
    expect(await count('student_grant_files')).toBe(before)
  })

  it('leaves nothing where one of its files is gone', async () => {
    const body = await form()
    const other = await form({ work: body.work })
    await apply(body)
    await expect(apply(other)).rejects.toMatchObject({ field: 'work_id' })
    expect(await listed(other.email)).toEqual([])
    // Its proof is there for the next try.
    await apply({ ...other, work: await send('work', PDF) })
    expect(await listed(other.email)).toHaveLength(1)
  })

  it('needs a page of the storefront, and has its limit', async () => {
    const post = (path: string, body: unknown) =>
      open.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://evil.test' },
        body: JSON.stringify(body),
      })
    const { proof, work, ...typed } = await form()
    const file = { use: 'work', file: PDF.toString('base64') }
    expect((await post('/student_grant_files', file)).status).toBe(403)
    const ids = { proof_id: proof, work_id: work }
    expect((await post('/student_grant_applications', { ...typed, ...ids })).status).toBe(403)
    const { limits } = open.deps.config
    const { email } = typed
    const [first, second] = [await form({ email }), await form({ email })]
    Object.assign(open.deps.config, { limits: { ...limits, applicationsPerHour: 1 } })
    await apply(first)
    const limited = { code: 'TOO_MANY_ATTEMPTS', status: 429 }
    await expect(apply(second)).rejects.toMatchObject(limited)
    Object.assign(open.deps.config, { limits })
  })

  it('is deleted with its files after a year, and a file that nobody used after a day', async () => {
    const body = await form()
    await apply(body)
    await send('work', PDF)
    now = new Date(now.getTime() + 1.1 * DAY_MS)
    await pruneOnce(open.deps)
    expect(await listed(body.email)).toHaveLength(1)
    expect(await count('student_grant_files WHERE application_id IS NULL')).toBe(0)
    now = new Date(now.getTime() + 366 * DAY_MS)
    await pruneOnce(open.deps)
    expect(await count('student_grant_applications')).toBe(0)
    expect(await count('student_grant_files')).toBe(0)
  })
})
