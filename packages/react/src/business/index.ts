export type { PlainFormProps } from '../error-summary/form-frame.tsx'
export type { BusinessFieldErrors } from './business-errors.ts'
export { BusinessForm } from './business-form.tsx'
export type { BusinessFormProps } from './business-form.tsx'
