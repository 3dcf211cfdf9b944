export { WallDrawing, type WallDrawingProps } from './wall-drawing.tsx'
export { CutPlan, type CutPlanProps } from './cut-plan.tsx'
export type { PrintedDesign } from './print-pattern.tsx'
export { WallpaperCalculator, type CalculatorDesign, type WallpaperCalculatorProps } from './wallpaper-calculator.tsx'
