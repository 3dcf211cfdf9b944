import { Button } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { useAlive } from '../island-runtime/use-alive.ts'

/** A button that prints the page; only where a script can do it. */
export default function PrintPageIsland() {
  const { t } = useMessages()
  return useAlive() && <Button onClick={() => window.print()}>{t('invoice.print')}</Button>
}
