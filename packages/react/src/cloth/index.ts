export { ClothSurface, type ClothSurfaceProps, type ClothTile } from './cloth-surface.tsx'
export { Cloth, type ClothProps, type ClothSources } from './cloth.tsx'
export { rulerOf, type RulerUnits } from './ruler-units.ts'
export { Ruler, type RulerProps } from './ruler.tsx'
