export type { OfferedChoices } from '../preferences/preference-fields.tsx'
export { ProfileForm } from './profile-form.tsx'
export type { ProfileFormProps, ProfileValues } from './profile-form.tsx'
