/** The form that asks for a link, whose summary takes focus once its script is there. */
export { NewsletterLinkForm as default } from '@selvage/react/newsletter'
