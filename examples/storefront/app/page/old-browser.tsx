import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from './frame.ts'

const ID = 'old-browser'

/**
 * Shows the notice where a feature is missing that the pages' scripts use. It is a classic script
 * that any browser reads, also one that knows no modules and so runs none of ours.
 */
export const FEATURE_TEST = `try{if(!Promise.withResolvers||!HTMLDialogElement.prototype.showModal||!('noModule'in HTMLScriptElement.prototype))throw 0}catch(e){document.getElementById('${ID}').hidden=false}`

/** The notice of an old browser, hidden until the test of its features shows it. */
export function OldBrowserNotice() {
  const { nonce } = useFrame()
  const { t } = useMessages()
  return (
    <>
      <div id={ID} hidden>
        <Flash severity="attention">{t('errors.OLD_BROWSER_WARNING')}</Flash>
      </div>
      <script nonce={nonce}>{FEATURE_TEST}</script>
    </>
  )
}
