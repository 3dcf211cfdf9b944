export { WallDrawing } from './drawing/wall-drawing.tsx'
export type { WallDrawingProps } from './drawing/wall-drawing.tsx'
export type { WallPart } from './drawing/wall-geometry.ts'
export { CutPlan } from './drawing/cut-plan.tsx'
export type { CutPlanProps } from './drawing/cut-plan.tsx'
export type { PrintedDesign } from './drawing/print-pattern.tsx'
export { WallpaperCalculator } from './calculator/wallpaper-calculator.tsx'
export type { WallBuyForm } from './calculator/wall-result.tsx'
export type {
  CalculatorDesign,
  WallpaperCalculatorProps,
} from './calculator/wallpaper-calculator.tsx'
