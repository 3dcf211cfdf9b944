import '../home-good/home-good.css.ts'
