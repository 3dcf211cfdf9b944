import { isShopError, shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { REPEAT_TYPES } from '@selvage/core/design'
import { ART_MAX_BYTES, cleanDesignTags, getArtUpload, sendArt } from '@selvage/core/own-designs'
import type { ArtUpload } from '@selvage/core/own-designs'
import { designErrors } from '@selvage/react/studio'
import type { DesignErrors, TypedDesign } from '@selvage/react/studio'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'

/** The picture of a posted form, or why there is none. */
export interface PostedPicture {
  readonly upload?: ArtUpload | undefined
  readonly error?: DesignErrors['picture']
  /** Why the picture did not come that may be sent again as it is. */
  readonly failure?: ShopError | undefined
}

/** The most that the form of a design with its picture may weigh, bytes. */
export const DESIGN_FORM_BYTES = ART_MAX_BYTES + 1024 * 1024

/** Reads what was filled in, apart from the picture. */
export function readTyped(form: FormData): TypedDesign {
  const repeat = formText(form, 'repeat')
  return {
    title: formText(form, 'title'),
    tags: readTags(form),
    mature: form.has('mature'),
    forSale: formText(form, 'sale') !== 'no',
    repeatType: REPEAT_TYPES.find((type) => type === repeat) ?? 'basic',
    width: formText(form, 'width'),
  }
}

/** Reads the tags of a form: those of its chips, and those of its box with commas between them. */
export const readTags = (form: FormData): string[] =>
  cleanDesignTags([
    ...form.getAll('tag').filter((tag) => typeof tag === 'string'),
    ...formText(form, 'tags').split(','),
  ]).filter((tag) => tag !== '')

/** Sends the picture of a form to the gateway in parts, or finds the one that came before. */
export async function takePicture(shop: Shop, form: FormData): Promise<PostedPicture> {
  const file = form.get('picture')
  if (file instanceof File && (file.size > 0 || file.name !== '')) return sendPicture(shop, file)
  const id = formText(form, 'upload')
  if (id === '') return { error: 'missing' }
  return findPicture(shop, id)
}

/** Returns a picture that has come. */
export async function findPicture({ gateway }: Shop, id: string): Promise<PostedPicture> {
  try {
    const upload = await gateway.send(getArtUpload, { params: { id } })
    return upload.art ? { upload } : { error: 'missing' }
  } catch (error) {
    if (!isShopError(error) || isSignedOut(error)) throw error
    if (error.status !== undefined && error.status < 500) return { error: 'ART_NOT_FOUND' }
    return { failure: error }
  }
}

async function sendPicture({ gateway }: Shop, file: File): Promise<PostedPicture> {
  if (file.size > ART_MAX_BYTES) return { error: { bytes: file.size } }
  if (file.size === 0) return { error: 'empty' }
  const sent = await sendArt({
    gateway,
    size: file.size,
    read: async (offset, length) =>
      new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
  })
  if (sent.state === 'sent') return { upload: sent.upload }
  const error = sent.state === 'failed' ? sent.error : shopError('SERVER_ERROR')
  if (isSignedOut(error)) throw error
  const { picture } = designErrors(error).errors
  return picture ? { error: picture } : { failure: error }
}

/** True where nobody, or no member, is logged in any more. */
export const isSignedOut = ({ status }: ShopError): boolean => status === 401 || status === 403
