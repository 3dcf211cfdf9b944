export { wallpaperCalculatorMachine } from './wallpaper-calculator.machine.ts'
export { wallpaperCalculatorView } from './wallpaper-calculator.view.ts'
export type { LengthFieldView } from './length-field.view.ts'
export type {
  OpeningView,
  PriceState,
  WallNeedView,
  WallpaperCalculatorView,
  WallRejectionView,
} from './wallpaper-calculator.view.ts'
export type { RowNeed, RowRejection, WallItemView, WallRow } from './wall-rows.ts'
export { provideWallpaperCalculator } from './wallpaper-calculator.actors.ts'
export { OPENING_FIELDS } from './wallpaper-calculator.types.ts'
export type {
  CalculatedDesign,
  EstimateInput,
  LengthField,
  OpeningField,
  TypedLength,
  TypedOpening,
  TypedWall,
  WallAddedEvent,
  WallAnswer,
  WallpaperCalculatorContext,
  WallpaperCalculatorEvent,
  WallpaperCalculatorInput,
} from './wallpaper-calculator.types.ts'
export type { ErrorMessage } from '../error-message.ts'
export { wallpaperProduct } from './wallpaper-product.ts'
