import { layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import type { TemplateId } from '../fill-a-yard/templates.table.ts'

/**
 * One filled yard of the sample shop for each template: the name of its picture, drawn by
 * scripts/sample-designs.ts, and the code of its layout.
 */
export const SAMPLE_LAYOUTS = {
  8: { image: 'layout-horizontal', code: '1.8.petal_signature_cotton.174.i-3.01' },
  6: { image: 'layout-vertical-0', code: '1.6.linen_cotton_canvas.174.g-6.01' },
  4: {
    image: 'layout-quilt-6-in',
    code: '1.4.petal_signature_cotton.174.3-h-f-i-a-1.010101012323210345430125452103232301010101',
  },
  5: {
    image: 'layout-quilt-9-in',
    code: '1.5.organic_sateen.174.2-e-b-g.012301230123012301230123012301230123012301230123',
  },
  1: { image: 'layout-scarves-00', code: '1.1.modern_jersey.174.d-l.01' },
  10: { image: 'layout-napkins-00', code: '1.10.linen_cotton_canvas.174.9-f-3.01210-' },
} as const satisfies Record<TemplateId, { readonly image: string; readonly code: string }>

/**
 * Name of the picture of a layout. The test gateway cannot draw, so a layout that is not a sample
 * gets the picture of its template's sample.
 */
export function layoutImage(layout: Layout): string {
  const code = layoutCode(layout)
  const same = Object.values(SAMPLE_LAYOUTS).find((sample) => sample.code === code)
  return (same ?? SAMPLE_LAYOUTS[layout.templateId]).image
}
