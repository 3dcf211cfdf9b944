import '../account/account.css.ts'
