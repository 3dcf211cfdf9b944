// Storybook looks for its configuration here; what it needs is installed in stories/, so it lives
// there.
export { default } from '../stories/support/main.ts'
