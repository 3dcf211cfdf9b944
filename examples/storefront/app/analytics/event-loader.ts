import { DECISION_CHANNEL, SHOP_EVENT } from './event-marks.ts'

/** The parts of a page's script in its HTML. */
interface EventLoaderOptions {
  /** The address of the code for events. */
  readonly address: string
  /** True before a decision: the code is loaded with the first touch, because an act may follow. */
  readonly waits: boolean
}

/** The calls that change favorites; those that change the cart answer with one. */
const FAVORITES = /^favorites\./
/** The most calls that are noted where the code for events does not come. */
const MOST = 50

/**
 * Returns the script of a page with events. Until the code for events comes, it notes the decision
 * of another tab and the answered calls of the page's shop, without what their callers typed, so
 * that nothing is lost. It is in the page itself, so that no other script grows by it.
 */
export const eventLoader = ({ address, waits }: EventLoaderOptions): string => `{const d=document
const load=()=>import(${JSON.stringify(address)}).catch(()=>{})
d.addEventListener('${SHOP_EVENT}',({detail:{cart,gateway}})=>{const{send}=gateway,calls=d.selvageCalls=[]
gateway.send=async(call,input,options)=>{const before=cart.get().cart
const answer=await send(call,input,options)
const{name,method}=call
if(method!='GET'&&calls.length<${MOST}&&(answer?.items||answer?.cart||${FAVORITES}.test(name)))calls.push({name,method,params:input?.params,body:{quantity:input?.body?.quantity},answer,cart:before,key:options?.key})
return answer}})
${
  waits
    ? `new BroadcastChannel('${DECISION_CHANNEL}').onmessage=({data})=>{d.selvageDecision=data;load()}
for(const type of['pointerdown','keydown'])d.addEventListener(type,load,{once:true})`
    : 'load()'
}}`
