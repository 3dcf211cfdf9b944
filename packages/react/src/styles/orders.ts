import '../orders/orders.css.ts'
import '../question/question.css.ts'
