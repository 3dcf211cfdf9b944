export { WallDrawing, type WallDrawingProps } from './wall-drawing.tsx'
export { CutPlan, type CutPlanProps } from './cut-plan.tsx'
export type { PrintedDesign } from './print-pattern.tsx'
export {
  WallpaperCalculator,
  type CalculatorDesign,
  type WallpaperCalculatorProps,
} from './wallpaper-calculator.tsx'
export { WallpaperChooser, type WallpaperChooserProps } from './wallpaper-chooser.tsx'
export { WallpaperSizeChooser, type WallpaperSizeChooserProps } from './wallpaper-size-chooser.tsx'
export { WallpaperPicture, type WallpaperPictureProps } from './wallpaper-picture.tsx'
export { WallpaperProduct, type WallpaperProductProps } from './wallpaper-product.tsx'
