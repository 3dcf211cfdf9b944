export { CardSkeleton, GridSkeleton, Loading, unprintedPalette } from './skeleton.tsx'
export type { LoadingProps } from './skeleton.tsx'
