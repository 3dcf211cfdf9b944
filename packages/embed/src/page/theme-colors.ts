import type { ColorToken } from '@selvage/react/tokens'

/** Color tokens of a panel. A host may set `--selvage-color-{name}` on the element or above it. */
export const panelColors = [
  'paper',
  'sunk',
  'selvage',
  'ink',
  'ink-2',
  'hair',
  'chalk',
  'hole',
] as const satisfies readonly ColorToken[]

/** Color tokens of buttons and fields, which a card does not need. */
export const controlColors = [
  'edge',
  'raised',
  'madder',
  'madder-deep',
  'on-madder',
  'rust',
] as const satisfies readonly ColorToken[]
