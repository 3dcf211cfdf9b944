import { DECISION_CHANNEL, SHOP_EVENT } from './event-marks.ts'

/** The parts of a page's script in its HTML. */
interface EventLoaderOptions {
  /** The address of the code for events. */
  readonly address: string
  /** True before a decision: the code is loaded with the first touch, because an act may follow. */
  readonly waits: boolean
}

/** The calls that may change the cart or favorites, by the beginnings of their names. */
const RECORDED = /^(cart|favorites|fill-a-yard|orders|saved|wallpaper)\./
/** The most calls that are noted where the code for events does not come. */
const MOST = 50

/**
 * Returns the script of a page with events. It notes the answered calls of the page's shop and the
 * decision of another tab until the code for events comes, so that nothing is lost however late it
 * is. It is in the page itself, so that no other script grows by it.
 */
export const eventLoader = ({ address, waits }: EventLoaderOptions): string => `{const d=document
const load=()=>import(${JSON.stringify(address)}).catch(()=>{})
d.addEventListener('${SHOP_EVENT}',({detail:{cart,gateway}})=>{const{send}=gateway,calls=d.selvageCalls=[]
gateway.send=async(call,input,options)=>{const before=cart.get().cart
const answer=await send(call,input,options)
if(${RECORDED}.test(call.name)&&calls.length<${MOST})calls.push({...call,...input,answer,cart:before,key:options?.key})
return answer}})
${
  waits
    ? `new BroadcastChannel('${DECISION_CHANNEL}').onmessage=({data})=>{d.selvageDecision=data;load()}
for(const type of['pointerdown','keydown'])d.addEventListener(type,load,{once:true})`
    : 'load()'
}}`
