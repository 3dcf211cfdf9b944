import '../header/header.css.ts'
import '../header/suggestions.css.ts'
import '../navigation/drill-down.css.ts'
import '../navigation/navigation.css.ts'
