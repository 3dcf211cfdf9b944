// Style sheets outside this package import the tokens' names from here. This entry point must not
// import the theme's rules, because vanilla-extract would then leave them out of the output.
export { vars } from '../theme/contract.css.ts'
