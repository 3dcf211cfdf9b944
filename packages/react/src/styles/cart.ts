import '../cart/cart.css.ts'
