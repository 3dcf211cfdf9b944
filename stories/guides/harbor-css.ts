import { themes } from '@selvage/react/tokens'

/** The style sheet of the theme `harbor` of the examples, as a partner writes it. */
export const harborCss = `.your-page {
  --selvage-color-paper: ${themes.light['chalk-wash']};
  --selvage-color-ink: ${themes.light.chalk};
  --selvage-font-display: "IBM Plex Serif", Georgia, serif;
}`
