import '../checkout/checkout.css.ts'
