import '../collection/collection-card.css.ts'
