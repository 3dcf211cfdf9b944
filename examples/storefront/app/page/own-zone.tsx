import { useFrame } from './frame.ts'

/**
 * The script that writes each time of a page in the reader's time zone: the server does not know it
 * and writes UTC. A time with `data-day` is its day alone.
 */
export function OwnZone({ form }: { readonly form: Readonly<Record<string, string>> }) {
  const { nonce } = useFrame()
  const written = `for(const t of document.querySelectorAll('time[data-locale]'))t.textContent=new Intl.DateTimeFormat(t.dataset.locale,t.dataset.day?{dateStyle:t.dataset.day}:${JSON.stringify(form)}).formatToParts(new Date(t.dateTime)).map(p=>p.value+(p.type==='minute'?t.dataset.after??'':'')).join('')`
  return <script nonce={nonce}>{`{${written}}`}</script>
}
