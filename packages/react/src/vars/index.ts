// A style sheet of somebody else's takes the tokens' names from here: it must not bring the theme's
// own rules along, which vanilla-extract would then count as written already.
export { vars } from '../theme/contract.css.ts'
