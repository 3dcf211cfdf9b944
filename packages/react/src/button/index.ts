export { Button, ButtonLink } from './button.tsx'
export type { ButtonKind, ButtonLinkProps, ButtonProps } from './button.tsx'
