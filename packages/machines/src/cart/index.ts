export { lineAdder } from './add-line.ts'
export { createAddToCart } from './create-add-to-cart.ts'
export type { AddedLine, AddToCart } from './create-add-to-cart.ts'
export { productForm } from './product-form.ts'
export type {
  ChosenProduct,
  LineAdder,
  ProductForm,
  ProductFormEvent,
  ProductFormInput,
  ProductFormState,
  ProductFormStep,
  ProductKind,
  ProductOffer,
  ProductRules,
} from './product-form.types.ts'
export { productFormView } from './product-form.view.ts'
export type { ProductFormView } from './product-form.view.ts'
export { fabricProduct } from './fabric-product.ts'
export { createCartEditor } from './cart-editor.ts'
export { editCart } from './edit-cart.ts'
export type { CartEditor } from './edit-cart.ts'
export type { CartCalls, EditedShop } from './cart-work.ts'
export type { BuyFormState, BuyLabel, QuantityView } from './buy-form.ts'
export { createCartStore } from '../shop/cart-store.ts'
export type { CartStoreParts } from '../shop/cart-store.ts'
export { initialCartState } from './cart-editor-state.ts'
export type {
  CartEditorState,
  FailedWrite,
  RejectedPromo,
  TypedQuantity,
} from './cart-editor-state.ts'
export type { CartWrite } from './cart-writes.ts'
export { createSavedLines } from './saved-lines.ts'
export type { SavedLines, SavedLinesState } from './saved-lines.ts'
export type { CartEvent } from './reduce-cart.ts'
export { cartView } from './cart.view.ts'
export type { CartLineView, CartView, RemovedLineView } from './cart.view.ts'
export { pickFabric } from '@selvage/core/fabric'
export { fabricRules, offeredSizes, pickSize } from './fabric-rules.ts'
export { toErrorMessage } from '../error-message.ts'
export type { ErrorMessage } from '../error-message.ts'
