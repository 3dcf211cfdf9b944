/** The form that asks for a link, whose summary takes focus once its script is there. */
export { NewsletterLinkForm as NewsletterLinkIsland } from '@selvage/react/newsletter'
