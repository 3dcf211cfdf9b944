/** Puts a panel into the top layer; without one it is in the page's own. */
export function showPanel(panel: HTMLElement | null): void {
  if (panel?.isConnected === true) panel.togglePopover?.(true)
}
