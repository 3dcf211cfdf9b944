export { CartPanel, type CartPanelProps } from './cart-panel.tsx'
export { CartView, type CartActions, type CartViewProps } from './cart-view.tsx'
