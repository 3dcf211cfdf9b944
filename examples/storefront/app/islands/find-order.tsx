/** The form that looks for an order, whose summary takes focus once its script is there. */
export { FindOrderForm as default } from '@selvage/react/orders'
