import '../design/design-card.css.ts'
import '../design/design-shelf.css.ts'
import '../favorite/favorite.css.ts'
import '../own-collections/collection-choice.css.ts'
