import '../fabric/fabric-chooser.css.ts'
import '../fabric/fabric-sheet.css.ts'
import '../fabric/true-size.css.ts'
import '../fabric/yard-preview.css.ts'
