import '../content/content.css.ts'
