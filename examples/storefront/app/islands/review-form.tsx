/** The form of a review, whose summary of errors takes focus once its script is there. */
export { ReviewForm as default } from '@selvage/react/reviews'
