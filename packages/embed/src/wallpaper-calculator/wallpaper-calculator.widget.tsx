import { measurementOf } from '@selvage/core/locale'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import { contactEmail } from '../page/contact.built.ts'
import { attempt } from '../page/attempt.ts'
import { complain } from '../page/complain.ts'
import type { Kit } from '../page/kit.ts'
import { readCard } from '../page/read-card.ts'
import { showLarge } from '../large/show-large.tsx'
import { readWall } from './read-wall.ts'

/** The wallpaper calculator: for a design, or for the wall alone when the element names none. */
export async function mount(element: HTMLElement, kit: Kit, signal: AbortSignal): Promise<void> {
  const named = element.hasAttribute('design-id')
  if (named && !kit.designId)
    return complain(element, ['design-id', 'is not the number of a design', '123'])
  const wish = readWall(
    (name) => element.getAttribute(name),
    measurementOf(element.getAttribute('country') ?? kit.locale.slice(3)),
  )
  if (!wish.ok) return complain(element, wish.fault)
  await attempt(element, kit, signal, (again) =>
    showLarge('wallpaper-calculator', element, kit, signal, async ({ shop, hrefOf }) => {
      const design = named ? await readCard(kit, again) : undefined
      if (named && !design) {
        complain(element, ['design-id', 'is a design that the shop does not have', '123'])
        return null
      }
      return (
        <WallpaperCalculator
          shop={shop}
          gatewayUrl={kit.gateway}
          contactEmail={contactEmail}
          cartHref={hrefOf('cart')}
          {...(design && { design })}
          {...(wish.wall && { start: wish.wall })}
          {...(wish.wallpaper && { wallpaper: wish.wallpaper })}
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
