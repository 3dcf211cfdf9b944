import '../header/header.css.ts'
import '../header/suggestions.css.ts'
