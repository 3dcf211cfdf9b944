import { grantRound } from '@selvage/core/business'
import { GrantSent } from '../business/grant-sent.tsx'
import type { Route } from './+types/business-confirm'

export function loader() {
  return { round: grantRound(new Date()) }
}

export default function BusinessConfirm({ loaderData: { round } }: Route.ComponentProps) {
  return <GrantSent grant="small-business-grant" round={round} />
}
