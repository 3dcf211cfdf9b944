/**
 * The widgets. The tag of each is `selvage-<name>`, and its module is `<name>/<name>.widget.ts`, or
 * `.tsx` for a React component.
 */
export const WIDGET_NAMES = [
  'design-card',
  'add-to-cart',
  'cart-button',
  'wallpaper-calculator',
  'fill-a-yard',
] as const
export type WidgetName = (typeof WIDGET_NAMES)[number]
