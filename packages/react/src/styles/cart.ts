import '../cart/cart.css.ts'
import '../cart/saved-section.css.ts'
