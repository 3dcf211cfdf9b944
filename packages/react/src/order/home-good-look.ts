import type { LinesByKind } from '@selvage/core/cart'
import { isFabricCode } from '@selvage/core/fabric'
import { HOME_GOODS, homeGoodDimensions, isHomeGoodCode } from '@selvage/core/home-good'
import type { HomeGoodAddition, HomeGoodCode } from '@selvage/core/home-good'
import type { Messages } from '../messages/index.ts'
import { designPicture, designTitle, lineFacts, otherLook, pieces } from './line-look.ts'
import type { LineFact, LineLook } from './line-look.ts'

type HomeGoodLine = LinesByKind['home-good']

/** `Square throw pillow, 18 × 18 in`, drawn as the thing. */
export function homeGoodLook(line: HomeGoodLine): LineLook {
  const { code, size } = line.homeGood
  // A home good of a later version.
  if (!isHomeGoodCode(code)) return otherLook(line)
  const [one = 1, other = 1] = homeGoodDimensions(code, size) ?? []
  return {
    title: () => designTitle(line),
    product: ({ t }) => t(`home-good.${code}`),
    amountKey: 'fabric.pieces',
    material: (messages) =>
      [messages.t(`home-good.${code}`), sizeOf(code, size, messages)].filter(Boolean).join(', '),
    facts: (messages) => factsOf(line, code, messages),
    picture: (gatewayUrl) => designPicture(line, gatewayUrl),
    drawing: {
      shape: HOME_GOODS[code].drawing,
      sides: [one, other],
      print: line.design,
      color: null,
    },
  }
}

/** `18 × 18 in`; with its name where the size has one: `Queen, 60 × 80 in`. */
function sizeOf(code: HomeGoodCode, size: string, { t, size: formatSize }: Sized): string {
  const sides = homeGoodDimensions(code, size)
  if (!sides) return ''
  const named = /^[A-Z]/.test(size)
    ? `${t(`home-good.size_${size}` as 'home-good.size_SHEET_QUEEN')}, `
    : ''
  return named + formatSize(...sides)
}
type Sized = Pick<Messages, 't' | 'size'>

function factsOf(line: HomeGoodLine, code: HomeGoodCode, messages: Messages): LineFact[] {
  const { t } = messages
  const { fabric, size, addition } = line.homeGood
  return lineFacts(line, messages, {
    ...(isFabricCode(fabric) && { fabric: t(`fabric.FABRIC_${fabric}`) }),
    ...(isAddition(addition) && { insert: t(`home-good.addition_${addition}`) }),
    style: t(`home-good.style_${HOME_GOODS[code].style}`),
    totalSize: pieces(line.quantity) + sizeOf(code, size, messages),
  })
}

const isAddition = (addition: string | null): addition is HomeGoodAddition =>
  addition === 'COVER_ONLY' || addition === 'COVER_AND_INSERT'
