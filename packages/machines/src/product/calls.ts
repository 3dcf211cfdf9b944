/**
 * The gateway calls of solid and unprinted fabric and of ready-made items. They are loaded with the
 * first call, so that pages of other products do not load them.
 */
export { solidLine, stockLine, unprintedLine } from '@selvage/core/product'
