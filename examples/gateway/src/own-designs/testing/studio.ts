import { register } from '@selvage/core/account'
import {
  ART_PART_BYTES,
  beginArtUpload,
  changeDesign,
  createDesign,
  sendArtPart,
} from '@selvage/core/own-designs'
import type { ArtUpload, NewDesign, OwnDesignDetails } from '@selvage/core/own-designs'
import sharp from 'sharp'
import type { ReferenceGateway } from '../../testing/test-gateway.ts'

const DESIGN: Omit<NewDesign, 'artId'> = {
  repeatType: 'half-drop',
  widthIn: 6,
  title: 'Marsh Heron',
  tags: ['heron', 'salt marsh'],
  mature: false,
  forSale: true,
}

/** A red PNG; with noise it has about as many bytes as pixels. */
export const picture = (width = 320, height = 300, { noisy = false } = {}): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b03040',
      ...(noisy && { noise: { type: 'gaussian', mean: 120, sigma: 30 } }),
    },
  })
    .png()
    .toBuffer()

/** Opens a browser with a member who sends pictures and makes designs. */
export async function openStudio(gateway: ReferenceGateway, screenName = 'June in Hudson') {
  const shopper = gateway.shopper()
  const { send } = shopper.gateway
  const email = `${crypto.randomUUID()}@example.com`
  await send(register, {
    body: { screenName, email, password: 'twelve chars', newsletter: false },
  })
  const begin = (bytes: number) => send(beginArtUpload, { body: { bytes } })
  const sendPart = (id: string, offset: number, part: Uint8Array): Promise<ArtUpload> =>
    send(sendArtPart, {
      params: { id },
      body: { offset, part: Buffer.from(part).toString('base64') },
    })
  async function upload(bytes: Uint8Array) {
    const { id } = await begin(bytes.length)
    let sent: ArtUpload | undefined
    for (let at = 0; at < bytes.length; at += ART_PART_BYTES)
      sent = await sendPart(id, at, bytes.subarray(at, at + ART_PART_BYTES))
    if (!sent?.art) throw new Error('The picture has not come.')
    return sent.art
  }
  const create = (artId: string, change: Partial<NewDesign> = {}) =>
    send(createDesign, { body: { ...DESIGN, artId, ...change } })
  return {
    ...shopper,
    email,
    begin,
    sendPart,
    upload,
    create,
    make: async (change: Partial<NewDesign> = {}) =>
      create((await upload(await picture())).id, change),
    change: (id: number, body: Partial<OwnDesignDetails>) =>
      send(changeDesign, { params: { id }, body }),
  }
}
