export { CartPopover, type CartPopoverProps } from './cart-popover.tsx'
export { CartFlow, type CartFlowProps } from './cart-flow.tsx'
export { CartPanel, type CartPanelProps } from './cart-panel.tsx'
export { CartView, type CartActions, type CartViewProps } from './cart-view.tsx'
