import './base.css.ts'

export { vars } from './contract.css.ts'
export { between, row, stack, wrap } from './layout.css.ts'
export {
  bigPrice,
  displayFace,
  figures,
  lead,
  note,
  price,
  quiet,
  small,
  visuallyHidden,
} from './type.css.ts'
