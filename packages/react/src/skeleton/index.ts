export {
  CardSkeleton,
  GridSkeleton,
  Loading,
  unprintedPalette,
  type LoadingProps,
} from './skeleton.tsx'
