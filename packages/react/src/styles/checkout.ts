import '../checkout/checkout.css.ts'
import '../checkout/methods.css.ts'
import '../checkout/credit.css.ts'
import '../checkout/order-changes.css.ts'
