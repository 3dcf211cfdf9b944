import '../orders/orders.css.ts'
