/** The form of a request about data, whose summary takes focus once its script is there. */
export { PrivacyRequestForm as default } from '@selvage/react/privacy-request'
