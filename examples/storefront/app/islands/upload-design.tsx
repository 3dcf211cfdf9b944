import { UploadDesign } from '@selvage/react/studio'
import type { UploadDesignProps } from '@selvage/react/studio'
import { MADE_PARAM, UPLOAD_PARAM } from '../own-designs/own-designs-path.ts'

/** The form of a new design; the address has the picture that came, so that a reload goes on. */
export default function UploadDesignIsland(props: UploadDesignProps) {
  return (
    <UploadDesign
      {...props}
      onUpload={({ id }) => showInAddress(UPLOAD_PARAM, id)}
      onMade={({ id }) => showInAddress(MADE_PARAM, String(id))}
    />
  )
}

function showInAddress(name: string, value: string): void {
  const url = new URL(location.href)
  for (const each of [UPLOAD_PARAM, MADE_PARAM]) url.searchParams.delete(each)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
