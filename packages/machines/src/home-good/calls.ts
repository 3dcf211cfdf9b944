/**
 * The gateway calls of home goods. They are loaded with the first call, so that pages without home
 * goods do not load them.
 */
export { homeGoodLine } from '@selvage/core/product'
