import { FABRICS } from '@selvage/core/fabric'
import {
  HOME_GOODS,
  homeGoodAdditionsOf,
  homeGoodDimensions,
  homeGoodFabricsOf,
  homeGoodSizesOf,
  MAX_MATTRESS_DEPTH_IN,
} from '@selvage/core/home-good'
import type { HomeGoodCode } from '@selvage/core/home-good'
import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import { useMessages } from '@selvage/react/messages'
import * as css from './home-good-facts.css.ts'

/** Closures that are closed before washing. */
const ZIPPED: readonly string[] = ['HIDDEN_ZIP', 'CORNER_TIES', 'KNIFE_EDGE']

/** Details of a home good, its care, and how it is made, shipped and taken back. */
export function HomeGoodFacts({ homeGood }: { readonly homeGood: HomeGoodCode }) {
  const { t, length, size } = useMessages()
  const { style } = HOME_GOODS[homeGood]
  const fabrics = homeGoodFabricsOf(homeGood)
  const hasInsert = homeGoodAdditionsOf(homeGood).length > 0
  const sizes = homeGoodSizesOf(homeGood).map((one) => {
    const [width, height] = homeGoodDimensions(homeGood, one) ?? [0, 0]
    return one.startsWith('ROUND') ? length(width) : size(width, height)
  })
  const facts: readonly (readonly [label: string, text: string])[] = [
    [t('home-good-page.madeOf'), fabrics.map((code) => t(`fabric.FABRIC_${code}`)).join(', ')],
    [t('home-good-page.sewn'), t(`home-good.style_${style}`)],
    [t('home-good-page.sizes'), sizes.join(', ')],
    ...(hasInsert ? [[t('home-good.insert'), insertText(t)] as const] : []),
    ...(homeGood === 'SHEET_SET'
      ? ([
          [
            t('home-good-page.mattress'),
            t('home-good-page.mattressDepth', { depth: length(MAX_MATTRESS_DEPTH_IN) }),
          ],
        ] as const)
      : []),
  ]
  const groups = [...new Set(fabrics.map((code) => FABRICS[code].group))]
  const care = [
    ...(ZIPPED.includes(style) ? [t('home-good-page.care_zip')] : []),
    ...(hasInsert ? [t('home-good-page.care_insert')] : []),
    ...groups.map((group) =>
      groups.length === 1
        ? t(`cloth-page.care_${group}`)
        : t('common.labelled', {
            label: t(`fabric.group_${group}`),
            text: t(`cloth-page.care_${group}`),
          }),
    ),
    t('home-good-page.care_together'),
    t('home-good-page.care_shrink'),
  ]
  return (
    <DisclosureGroup>
      <Disclosure summary={t('home-good-page.details')} open>
        <p>{t(`home-good-page.about_${homeGood}`)}</p>
        <dl className={css.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Disclosure summary={t('cloth-page.care')}>
        <ul className={css.care}>
          {care.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={t('home-good-page.delivery')}>
        <p>{t('home-good-page.deliveryText')}</p>
        <p>{t('home-good-page.returnsText')}</p>
      </Disclosure>
    </DisclosureGroup>
  )
}

const insertText = (t: ReturnType<typeof useMessages>['t']): string =>
  t('home-good-page.withInsert', {
    cover: t('home-good.addition_COVER_ONLY'),
    both: t('home-good.addition_COVER_AND_INSERT'),
  })
