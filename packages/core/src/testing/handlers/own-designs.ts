import { publicName } from '../../account/account-rules.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import {
  checkDesign,
  cleanDesignTags,
  cleanDesignTitle,
  designSlug,
} from '../../own-designs/check-design.ts'
import {
  ART_PART_BYTES,
  OWN_DESIGNS_PAGE_SIZE,
  repeatOf,
} from '../../own-designs/own-design-rules.ts'
import {
  beginArtUpload,
  changeDesign,
  createDesign,
  getArtUpload,
  listOwnDesigns,
  sendArtPart,
} from '../../own-designs/own-designs.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject, Rejection } from '../rejection.ts'
import { soldOf } from '../test-earnings.ts'
import { readBase64, readArtHead } from '../test-art.ts'
import type { TestArt, TestArtUpload, TestOwnDesign } from '../test-art.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { wireCard } from '../wire-design.ts'

/** Above every sample design and designer. */
const FIRST_DESIGN = 1_000_000_000
const FIRST_DESIGNER = 1_000_000
const MADE_AT = '2026-11-12T10:00:00.000Z'
/** The colors and tags of every picture here, which is not looked at. */
const PALETTE = ['#efe7d6', '#3c6638', '#a3282c', '#cf9a36']
const COLOURS = ['white', 'green', 'red', 'yellow']

const wireUpload = ({ id, bytes, received, art }: TestArtUpload) => ({
  id,
  bytes,
  received,
  art: art && { ...art, palette: [...art.palette], tags: [...art.tags], has_seam: false },
})

type Request = Pick<CheckedRequest, 'shop' | 'user' | 'params'>

function uploadOf({ shop, user, params }: Request): TestArtUpload {
  const { id } = signedIn({ user })
  const found = shop.artUploads.find((each) => each.id === params['id'] && each.userId === id)
  return found ?? reject('ART_NOT_FOUND')
}

function takePart(request: CheckedRequest<typeof sendArtPart>) {
  const upload = uploadOf(request)
  const { offset, part } = request.body
  if (offset !== upload.received || upload.art) return wireUpload(upload)
  const { head, length } = readBase64(part)
  if (length !== Math.min(ART_PART_BYTES, upload.bytes - offset))
    reject('FIELD_VALUE_INVALID', { field: 'part' })
  if (offset === 0) upload.head = head
  upload.received += length
  if (upload.received < upload.bytes) return wireUpload(upload)
  const size = readArtHead(upload.head)
  if (typeof size === 'string') {
    request.shop.artUploads = request.shop.artUploads.filter((each) => each !== upload)
    return reject('ART_INVALID', { field: 'part', params: { reason: size } })
  }
  upload.art = { id: newId(request.shop, 'art'), ...size, palette: PALETTE, tags: COLOURS.slice(1) }
  return wireUpload(upload)
}

interface CheckedDesign {
  readonly title: string
  readonly tags: readonly string[]
  readonly widthIn?: number
  readonly picture?: TestArt
}

/** Rejects details that no design has, and returns the rest as they are stored. */
function checked({ title, tags, widthIn, picture }: CheckedDesign) {
  const codes = Object.entries(checkDesign({ title, tags, widthIn, picture }))
  const errors = codes.map(([field, code]) => ({ field, code }))
  if (errors.length > 0) throw new Rejection(400, errors)
  const clean = cleanDesignTitle(title)
  return { title: clean, slug: designSlug(clean), tags: cleanDesignTags(tags) }
}

/** The designer that a member is: one of their own, from their first design on. */
function makerOf({ users }: TestShop, { id, name }: TestUser) {
  const shown = publicName(name) ?? 'Designer'
  const at = [...users.keys()].indexOf(id)
  return {
    id: FIRST_DESIGNER + at,
    name: shown,
    screenName: `${designSlug(shown).replaceAll('-', '_')}_${at}`,
    bio: '',
    town: '',
  }
}

function create(request: CheckedRequest<typeof createDesign>) {
  const { shop, body } = request
  const member = signedIn(request)
  const made = shop.ownDesigns.find(({ artId }) => artId === body.art_id)
  if (made?.ownerId === member.id) return { design: { id: made.id, slug: made.slug } }
  const art = shop.artUploads.find(
    (upload) => upload.art?.id === body.art_id && upload.userId === member.id,
  )?.art
  if (!art) return reject('ART_NOT_FOUND')
  const { title, tags, mature, for_sale: forSale, repeat_type: type, width } = body
  const details = checked({ title, tags, widthIn: width, picture: art })
  const repeat = repeatOf(type, width, art)
  const maker = makerOf(shop, member)
  const design: TestOwnDesign = {
    id: FIRST_DESIGN + shop.ownDesigns.length,
    ...details,
    mature,
    forSale,
    ownerId: member.id,
    artId: art.id,
    maker,
    designerId: maker.id,
    palette: art.palette,
    repeat: {
      type,
      width: repeat.widthIn,
      height: repeat.heightIn,
      period_width: repeat.periodWidthIn,
      period_height: repeat.periodHeightIn,
    },
    style: '',
    topics: [],
    colours: COLOURS,
    recommendedFabric: 'PETAL_SIGNATURE_COTTON',
    sold: 0,
    favoriteCount: 0,
    createdAt: MADE_AT,
  }
  shop.ownDesigns = [design, ...shop.ownDesigns]
  if (member.account) member.account.designer = true
  return { design: { id: design.id, slug: design.slug } }
}

function change(
  { shop, user, params }: Request,
  { title, tags, mature, for_sale: forSale }: CallBody<typeof changeDesign>,
) {
  const { id: ownerId } = signedIn({ user })
  const own =
    shop.ownDesigns.find((each) => String(each.id) === params['id'] && each.ownerId === ownerId) ??
    reject('NO_IMAGE_AVAILABLE')
  const next: TestOwnDesign = {
    ...own,
    ...checked({ title: title ?? own.title, tags: tags ?? own.tags }),
    mature: mature ?? own.mature,
    forSale: forSale ?? own.forSale,
  }
  shop.ownDesigns = shop.ownDesigns.map((each) => (each === own ? next : each))
  return { design: { id: next.id, slug: next.slug } }
}

/** Calls of the designs that members make. */
export const ownDesignHandlers: readonly Handler[] = [
  handle(beginArtUpload, (request) => {
    const { shop, body } = request
    const { id: userId } = signedIn(request)
    const upload: TestArtUpload = {
      id: newId(shop, 'upload'),
      userId,
      bytes: body.bytes,
      received: 0,
      head: new Uint8Array(),
      art: null,
    }
    shop.artUploads = [...shop.artUploads, upload]
    return wireUpload(upload)
  }),
  handle(sendArtPart, takePart),
  handle(getArtUpload, (request) => wireUpload(uploadOf(request))),
  handle(createDesign, create),
  handle(changeDesign, (request) => change(request, request.body)),
  handle(listOwnDesigns, (request) => {
    const { shop, query } = request
    const member = signedIn(request)
    const { page_offset: offset = 0, currency = DEFAULT_CURRENCY } = query
    const own = shop.ownDesigns.filter(({ ownerId }) => ownerId === member.id)
    return {
      screen_name: own.length === 0 ? null : makerOf(shop, member).screenName,
      designs: own.slice(offset, offset + OWN_DESIGNS_PAGE_SIZE).map((design) => ({
        card: wireCard(design, currency),
        tags: [...design.tags],
        mature: design.mature,
        ...soldOf(shop, design.id),
      })),
      total: own.length,
      page_offset: offset,
    }
  }),
]
