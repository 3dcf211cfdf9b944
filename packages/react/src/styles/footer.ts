import '../footer/footer.css.ts'
