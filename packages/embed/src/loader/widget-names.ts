/**
 * The widgets. The tag of each is `selvage-<name>`, and its module is `<name>/<name>.widget.ts`, or
 * `.tsx` for a React component.
 */
export const WIDGET_NAMES = [
  'design-card',
  'add-to-cart',
  'cart-button',
  'collection-strip',
  'wallpaper-calculator',
  'fill-a-yard',
] as const
/** The name of a widget; its tag is `selvage-` and the name. */
export type WidgetName = (typeof WIDGET_NAMES)[number]
