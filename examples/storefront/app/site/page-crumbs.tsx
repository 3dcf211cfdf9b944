import { Breadcrumb } from '@selvage/react/breadcrumb'
import type { Crumb } from '@selvage/react/breadcrumb'
import { useFrame } from '../page/frame.ts'
import { FactsScript } from './facts-script.tsx'
import { crumbFacts } from './structured-data.ts'

/** The pages above a page, for readers and for search engines. */
export function PageCrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { origin, path } = useFrame()
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <FactsScript facts={crumbFacts(crumbs, origin, path)} />
    </>
  )
}
