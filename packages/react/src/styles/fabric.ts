import '../fabric/true-size.css.ts'
import '../fabric/yard-preview.css.ts'
import '../solid/solid.css.ts'
import '../projects/project-amounts.css.ts'
