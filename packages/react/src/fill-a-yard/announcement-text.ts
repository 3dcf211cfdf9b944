import type { FillAYardView } from '@selvage/machines/fill-a-yard'
import type { Messages } from '../messages/index.ts'

type Announced = Pick<
  FillAYardView,
  'announcement' | 'layout' | 'designs' | 'grid' | 'second' | 'summary'
>

/**
 * Returns the sentences for the last change and how full the yard is; empty before any change.
 */
export function announcementText(
  { t, number }: Pick<Messages, 't' | 'number'>,
  { announcement, layout, designs, grid, second, summary }: Announced,
): string | undefined {
  if (announcement === undefined) return undefined
  const titleOf = (design: number | null | undefined): string =>
    designs.find(({ id }) => id === design)?.title ?? t('fill-a-yard.plainCloth')
  const { what, changed, at = 0 } = announcement
  const place = {
    row: number(Math.floor(at / grid.columns) + 1),
    column: number((at % grid.columns) + 1),
  }
  const title = titleOf(announcement.design)
  if (what === 'picked' || what === 'dropped') return t(`fill-a-yard.said_${what}`, place)
  if (what === 'saved' || what === 'removed') return t(`fill-a-yard.said_${what}`)
  // Options that stay as they were lead to the yard all the same.
  if (changed === 0 && what !== 'options') return t('fill-a-yard.said_nothing')
  const done = (): string => {
    switch (what) {
      case 'fabric':
        return t('fill-a-yard.said_fabric', { fabric: t(`fabric.FABRIC_${layout.fabric}`) })
      case 'options':
        return t('fill-a-yard.said_options', {
          template: t(`fill-a-yard.template_${layout.templateId}`),
          fabric: t(`fabric.FABRIC_${layout.fabric}`),
        })
      case 'empty':
        return t('fill-a-yard.said_empty', { title, count: changed })
      case 'checkerboard':
        return t('fill-a-yard.said_checkerboard', {
          first: title,
          second:
            second === undefined || second.id === announcement.design
              ? t('fill-a-yard.plainCloth')
              : second.title,
        })
      default:
        return t(`fill-a-yard.said_${what}`, { ...place, title })
    }
  }
  return `${done()} ${t('fill-a-yard.filled', { filled: number(summary.filled), count: summary.cells })}`
}
