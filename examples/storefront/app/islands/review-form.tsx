/** The form of a review, whose summary of errors takes focus once its script is there. */
export { ReviewForm as ReviewFormIsland } from '@selvage/react/reviews'
