import '../reviews/reviews.css.ts'
