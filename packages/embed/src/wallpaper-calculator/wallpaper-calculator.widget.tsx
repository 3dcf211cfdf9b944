import { measurementOf } from '@selvage/core/locale'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import { contactEmail } from '../page/contact.generated.ts'
import { dispatchAdded } from '../page/added-event.ts'
import { wallpaperCalculatorAttributes } from '../page/attribute-names.generated.ts'
import { attempt } from '../page/attempt.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import { reportAttribute } from '../page/report-attribute.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { readCard } from '../page/read-card.ts'
import { mountReactWidget } from '../react-widget/mount-react-widget.tsx'
import { readWall } from './read-wall.ts'

/** Shows the wallpaper calculator, for a design or for the wall alone without a design-id. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, wallpaperCalculatorAttributes, context.restart, signal)
  const named = element.hasAttribute('design-id')
  if (named && !context.designId)
    return reportAttribute(element, ['design-id', 'is not the number of a design', '123'])
  const options = readWall(
    (name) => element.getAttribute(name),
    measurementOf(context.country ?? context.locale.slice(3)),
  )
  if (!options.ok) return reportAttribute(element, options.problem)
  await attempt(element, context, signal, (again) =>
    mountReactWidget('wallpaper-calculator', element, context, signal, async ({ shop, hrefOf }) => {
      const design = named ? await readCard(context, again) : undefined
      if (named && !design) {
        reportAttribute(element, ['design-id', 'is a design that the shop does not have', '123'])
        return null
      }
      return (
        <WallpaperCalculator
          contactEmail={contactEmail}
          cartHref={hrefOf('cart')}
          onAdded={(items) =>
            dispatchAdded(
              element,
              { kind: 'wallpaper', designId: context.designId, items },
              shop.cart.get().count ?? 0,
            )
          }
          {...(design && { design })}
          {...(options.wall && { start: options.wall })}
          {...(options.wallpaper && { wallpaper: options.wallpaper })}
          linkHref={(query) =>
            design
              ? hrefOf('wallpaper', { designId: design.id }, query)
              : hrefOf('wallpaper-calculator', {}, query)
          }
        />
      )
    }),
  )
}
