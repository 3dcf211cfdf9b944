import { publicName } from '@selvage/core/account'
import type { Colour } from '@selvage/core/search'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { slugOf } from '../design/facets.ts'
import { facetsOf, searchVectorOf, TERM_LENGTHS, termsOf } from '../design/index-design.ts'

/** A member as a designer of the shop. */
export type DesignerRow = Pick<typeof designers.$inferSelect, 'id' | 'name' | 'screenName'>

const designer = { id: designers.id, name: designers.name, screenName: designers.screenName }

/** The name of a designer who has none that can be shown. */
const NAMELESS = 'Designer'

/** Returns the designer that a member is; undefined before the first design. */
export async function findOwnDesigner(
  tx: Queryable,
  userId: string,
): Promise<DesignerRow | undefined> {
  const [found] = await tx.select(designer).from(designers).where(eq(designers.userId, userId))
  return found
}

/** Returns the designer that a member is, and makes them one where they are none yet. */
export async function ensureDesigner(tx: Queryable, userId: string): Promise<DesignerRow> {
  const found = await findOwnDesigner(tx, userId)
  if (found) return found
  const [user] = await tx
    .select({ screenName: users.screenName })
    .from(users)
    .where(eq(users.id, userId))
  const name = publicName(user?.screenName) ?? NAMELESS
  // One first design at a time, so that two members of one name get two addresses.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('designers'))`)
  const [made] = await tx
    .insert(designers)
    .values({
      id: sql`nextval('designers_made')`,
      name,
      screenName: await freeScreenName(tx, name),
      bio: '',
      town: '',
      userId,
    })
    .returning(designer)
  if (!made) throw new Error('The designer was not inserted.')
  await tx.update(users).set({ designOwner: true }).where(eq(users.id, userId))
  return made
}

/** Returns the first free name for the address of a designer: `june`, `june_2`, `june_3`. */
async function freeScreenName(tx: Queryable, name: string): Promise<string> {
  const base = slugOf(name).replaceAll('-', '_') || slugOf(NAMELESS)
  const rows = await tx
    .select({ taken: designers.screenName })
    .from(designers)
    .where(sql`${designers.screenName} ~ ${`^${base}(_[0-9]+)?$`}`)
  const taken = new Set(rows.map((row) => row.taken))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}_${number}`
  return free
}

const found = sql.raw(searchVectorOf('d.title', 'd.tags', 'm.name'))
const terms = sql.raw(termsOf('d.title', 'd.tags', 'm.name'))
const ofLength = sql.raw(TERM_LENGTHS)

/** Names a designer as their member is named from now on; the address of their page stays. */
export async function renameDesigner(
  tx: Queryable,
  userId: string,
  screenName: string,
): Promise<void> {
  const name = publicName(screenName) ?? NAMELESS
  const renamed = await tx
    .update(designers)
    .set({ name })
    .where(and(eq(designers.userId, userId), ne(designers.name, name)))
    .returning({ id: designers.id })
  for (const { id } of renamed)
    await tx.execute(sql`
      UPDATE ${designs} AS d SET search = ${found} FROM ${designers} AS m
      WHERE m.id = d.designer_id AND m.id = ${id} AND d.art_id IS NOT NULL`)
}

/** The columns by which a design of a member's is found; the caller calls {@link indexText}. */
export const facetColumns = (
  { screenName }: DesignerRow,
  { colours, ...design }: { colours: string[]; paletteHexes: string[]; tags: string[] },
) => ({
  facets: facetsOf({
    ...design,
    colours: colours as Colour[],
    style: null,
    screenName,
    topics: [],
  }),
})

/** Makes a design's text searchable, and counts its terms and the designs of its designer. */
export async function indexText(
  tx: Queryable,
  designId: number,
  { id: designerId }: DesignerRow,
): Promise<void> {
  const own: SQL = sql`FROM ${designs} AS d JOIN ${designers} AS m ON m.id = d.designer_id
    WHERE d.id = ${designId}`
  await tx
    .update(designs)
    .set({ search: sql`(SELECT ${found} ${own})` })
    .where(eq(designs.id, designId))
  // Designs for adults are suggested to nobody.
  await tx.execute(sql`
    INSERT INTO vocabulary (word, uses)
    SELECT word, 1 FROM (SELECT DISTINCT ${terms} AS word ${own} AND NOT d.mature) AS words
    WHERE ${ofLength} ORDER BY word
    ON CONFLICT (word) DO UPDATE SET uses = vocabulary.uses + 1`)
  await tx.execute(sql`
    UPDATE ${designers} SET design_count = (
      SELECT count(*) FROM ${designs} AS d WHERE d.designer_id = ${designerId} AND NOT d.mature)
    WHERE id = ${designerId}`)
}
