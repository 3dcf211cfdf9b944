import '../search/search.css.ts'
