export type { PrivacyRequestFieldErrors } from './privacy-request-errors.ts'
export { PrivacyRequestForm } from './privacy-request-form.tsx'
export type { PrivacyRequestFormProps } from './privacy-request-form.tsx'
