/** The preferences of the newsletter, whose summary takes focus once its script is there. */
export { NewsletterPreferences as default } from '@selvage/react/newsletter'
