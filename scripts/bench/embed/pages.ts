/**
 * A page with a number of cards, drawn by the embed (`ours`) or by the handwritten script
 * (`floor`).
 */
export interface BenchPage {
  readonly ids: readonly number[]
  readonly kind: 'ours' | 'floor'
  readonly layout: Layout
}

/** How a page arranges its cards. */
const LAYOUTS = {
  grid: 'main{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}',
  flex: 'main{display:flex;flex-wrap:wrap}.card{inline-size:280px}',
} as const
export type Layout = keyof typeof LAYOUTS
export const isLayout = (name: string | undefined): name is Layout =>
  name !== undefined && Object.hasOwn(LAYOUTS, name)

const STYLE = `body{margin:0;font:16px/1.5 sans-serif}main{gap:24px;padding:24px}
.card{display:block;border:1px solid #ded6c8;background:#faf7f1;color:inherit}.card div{aspect-ratio:1/1.06}.card img{display:block;width:100%;height:100%}.card p{margin:0;padding:0 16px}`

/**
 * The smallest script that could do the job: one batched read and a plain link for each card,
 * without contract, languages, ruler, palette, shadow root, error handling and retries.
 */
export function floorScript(gateway: string): string {
  return `(async()=>{const places=[...document.querySelectorAll('selvage-design-card')],by={};
for(const p of places)(by[p.getAttribute('design-id')]??=[]).push(p);
const r=await fetch('${gateway}/designs/cards?currency=USD&page_locale=en_US&ids='+Object.keys(by).join('%2C'),{credentials:'omit'});
const {designs}=await r.json(),money=new Intl.NumberFormat('en-US',{style:'currency',currency:'USD'});
const el=(t,a,...c)=>{const e=document.createElement(t);for(const k in a)e.setAttribute(k,a[k]);e.append(...c);return e};
for(const d of designs)for(const p of by[d.id]){const w=p.clientWidth*Math.min(devicePixelRatio,2),n=[300,650,1024].find(x=>x>=w)??1024;
p.replaceWith(el('a',{class:'card',href:'/en/fabric/'+d.id},el('div',{},el('img',{src:'${gateway}/images/designs/'+d.id+'/card-'+n+'.avif',loading:'lazy',decoding:'async',width:300,height:318,alt:d.title})),
el('p',{},d.title),el('p',{},d.designer.name),el('p',{class:'price'},'from '+money.format(d.price_from.raw_price))))}})()`
}

/**
 * Returns the HTML of a page that contains only its cards. The style sheet that reserves their
 * space is on both pages.
 */
export function cardsPage(
  { ids, kind, layout }: BenchPage,
  {
    gateway,
    storefront,
    reserveCss,
  }: { readonly gateway: string; readonly storefront: string; readonly reserveCss: string },
): string {
  const script =
    kind === 'ours'
      ? `src="${storefront}/embed/selvage.js" data-gateway="${gateway}" data-storefront="${storefront}"`
      : `src="${storefront}/floor.js"`
  const slots = ids.map(
    (id) =>
      `<selvage-design-card design-id="${id}"><a href="${storefront}/en/fabric/${id}">Design ${id}</a></selvage-design-card>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${kind}</title><link rel="icon" href="data:,"><style>${reserveCss}${STYLE}${LAYOUTS[layout]}</style><script type="module" async ${script}></script><main>${slots.join('')}</main></html>`
}
