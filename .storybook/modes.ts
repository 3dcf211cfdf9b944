// Chromatic's documents look for the modes here; the local screenshots have the same.
export { modes } from '../stories/support/modes.table.ts'
