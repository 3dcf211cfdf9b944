import '../preferences/preferences.css.ts'
import '../consent/consent.css.ts'
