import '../header/header.css.ts'
