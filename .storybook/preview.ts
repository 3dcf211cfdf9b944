export { default } from '../stories/support/preview.tsx'
