import '../preferences/preferences.css.ts'
