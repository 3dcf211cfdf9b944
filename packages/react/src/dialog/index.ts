export { Dialog } from './dialog.tsx'
export type { DialogProps } from './dialog.tsx'
export { PanelButton } from './panel-button.tsx'
export type { PanelButtonProps } from './panel-button.tsx'
