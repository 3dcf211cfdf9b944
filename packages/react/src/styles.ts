// Everything that is styled, so that the packaged library has one style sheet: `@selvage/react/styles.css`.
import './theme/base.css.ts'
import './theme/layout.css.ts'
import './theme/type.css.ts'
