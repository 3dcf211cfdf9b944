import { measurementOf } from '@selvage/core/locale'
import { wallLengthsIn } from '@selvage/core/wallpaper'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import { contactEmail } from '../page/contact.computed.ts'
import { dispatchAdded } from '../page/added-event.ts'
import { wallpaperCalculatorAttributes } from '../page/attribute-names.computed.ts'
import { attempt } from '../page/attempt.ts'
import { checkAttributes, designProblems } from '../page/check-attributes.ts'
import { countryOf } from '../page/country.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { mountReactWidget } from '../react-widget/mount-react-widget.tsx'
import { readDesign } from './read-design.ts'
import { readWall } from './read-wall.ts'

/** Shows the wallpaper calculator, for a design or for the wall alone without a design-id. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, wallpaperCalculatorAttributes, context, signal)
  const named = element.hasAttribute('design-id')
  const measurement = measurementOf(countryOf(context))
  const paper = measurement === 'metric' ? 'a4' : 'letter'
  const options = readWall(
    (name) => element.getAttribute(name),
    // The author's lengths are in the system of the page, wherever its reader is.
    measurementOf(
      element.getAttribute('country') || context.page.country || context.locale.slice(3),
    ),
  )
  const problems = [
    ...(named ? designProblems(context) : []),
    ...(options.ok ? [] : options.problems),
  ]
  if (!(await checkAttributes(element, context, problems)) || !options.ok) return
  await attempt(element, context, signal, (again) =>
    mountReactWidget('wallpaper-calculator', element, context, signal, async ({ shop, hrefOf }) => {
      const design = named ? await readDesign(context, again) : undefined
      if (named && !design) {
        await checkAttributes(element, context, ['design-id:unknown'])
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
          // Its reader measures as their country does.
          {...(options.wall && { start: wallLengthsIn(options.wall, measurement) })}
          {...(options.wallpaper && { wallpaper: options.wallpaper })}
          printHref={(query) =>
            hrefOf(
              'wallpaper-calculator',
              {},
              `${query}&paper=${paper}${design ? `&design_id=${design.id}` : ''}`,
            )
          }
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
