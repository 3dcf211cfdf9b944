export { wallpaperCalculatorMachine } from './wallpaper-calculator.machine.ts'
export { wallpaperCalculatorView } from './wallpaper-calculator.view.ts'
export type { LengthFieldView, OpeningView, PriceState, WallNeedView, WallpaperCalculatorView, WallRefusalView } from './wallpaper-calculator.view.ts'
export type { WallItemView, WallRow } from './wall-rows.ts'
export type { LengthOffer } from './typed-length.ts'
export { provideWallpaperCalculator } from './wallpaper-calculator.actors.ts'
export { OPENING_FIELDS } from './wallpaper-calculator.types.ts'
export type {
  CalculatedDesign, EstimateInput, LengthField, OpeningField, SendWallInput, TypedWall, WallAddedEvent, WallAnswer,
  WallpaperCalculatorContext, WallpaperCalculatorEvent, WallpaperCalculatorInput,
} from './wallpaper-calculator.types.ts'
export type { Told } from '../told.ts'
