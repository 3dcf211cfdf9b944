export {
  Button,
  ButtonLink,
  type ButtonKind,
  type ButtonLinkProps,
  type ButtonProps,
} from './button.tsx'
