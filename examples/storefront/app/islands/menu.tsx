/** The menu of small screens, which is a modal dialog once its script is there. */
export { HeaderMenu as MenuIsland } from '@selvage/react/header'
