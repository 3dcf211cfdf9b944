export { WallDrawing } from './drawing/wall-drawing.tsx'
export type { WallDrawingProps } from './drawing/wall-drawing.tsx'
export { CutPlan } from './drawing/cut-plan.tsx'
export type { CutPlanProps } from './drawing/cut-plan.tsx'
export type { PrintedDesign } from './drawing/print-pattern.tsx'
export { WallpaperCalculator } from './calculator/wallpaper-calculator.tsx'
export type {
  CalculatorDesign,
  WallpaperCalculatorProps,
} from './calculator/wallpaper-calculator.tsx'
export { WallpaperChooser } from './product/wallpaper-chooser.tsx'
export type { WallpaperChooserProps } from './product/wallpaper-chooser.tsx'
export { WallpaperSizeChooser } from './product/wallpaper-size-chooser.tsx'
export type { WallpaperSizeChooserProps } from './product/wallpaper-size-chooser.tsx'
export { WallpaperPicture } from './product/wallpaper-picture.tsx'
export type { WallpaperPictureProps } from './product/wallpaper-picture.tsx'
export { WallpaperProduct } from './product/wallpaper-product.tsx'
export type { WallpaperProductProps } from './product/wallpaper-product.tsx'
