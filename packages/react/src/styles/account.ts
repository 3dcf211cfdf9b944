import '../account/account.css.ts'
import '../account/saved-cards.css.ts'
import '../addresses/addresses.css.ts'
import '../passkey/passkey.css.ts'
