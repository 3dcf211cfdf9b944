import '../studio/own-designs.css.ts'
import '../studio/repeat.css.ts'
import '../studio/studio.css.ts'
import '../studio/studio-fields.css.ts'
