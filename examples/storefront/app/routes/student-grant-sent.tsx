import { semesterRound } from '@selvage/core/student-grant'
import { GrantSent } from '../business/grant-sent.tsx'
import type { Route } from './+types/student-grant-sent'

export function loader() {
  return { round: semesterRound(new Date()) }
}

export default function StudentGrantSent({ loaderData: { round } }: Route.ComponentProps) {
  return <GrantSent grant="design-grant" round={round} />
}
