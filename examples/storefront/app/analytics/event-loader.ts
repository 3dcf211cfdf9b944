import { DECISION_CHANNEL, SHOP_EVENT } from './event-marks.ts'

/**
 * Returns the script of a page before a decision. What the page has brought waits in its HTML; the
 * code for events is loaded with the first touch, because an act may follow, or with a decision in
 * another tab. It is in the page itself, so that no other script grows by it.
 */
export const eventLoader = (
  address: string,
): string => `{const d=document,load=()=>import(${JSON.stringify(address)})
new BroadcastChannel('${DECISION_CHANNEL}').onmessage=({data})=>{d.selvageDecision=data;load()}
d.addEventListener('${SHOP_EVENT}',({detail})=>{d.selvageShop=detail})
for(const type of['pointerdown','keydown'])d.addEventListener(type,load,{once:true})}`
