/** The button of the shop's filters on small screens, where a modal dialog shows them. */
export { PanelButton as default } from '@selvage/react/dialog'
