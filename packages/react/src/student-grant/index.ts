export type { PlainFormProps } from '../error-summary/form-frame.tsx'
export { StudentGrantForm } from './student-grant-form.tsx'
export type { StudentGrantFormProps } from './student-grant-form.tsx'
export type { StudentGrantFieldError, StudentGrantFieldErrors } from './student-grant-errors.ts'
