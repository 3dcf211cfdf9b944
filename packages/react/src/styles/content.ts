import '../content/announcement-bar.css.ts'
import '../content/content.css.ts'
