import { useFrame } from './frame.ts'

interface OembedLinksProps {
  /** The name of what the page shows. */
  readonly title: string
}

/** The links of a page's head by which other sites find what they show of it. */
export function OembedLinks({ title }: OembedLinksProps) {
  const { origin, path, search } = useFrame()
  const url = encodeURIComponent(origin + path + search)
  return (['json', 'xml'] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={format === 'json' ? 'application/json+oembed' : 'text/xml+oembed'}
      href={`${origin}/oembed?format=${format}&url=${url}`}
      title={title}
    />
  ))
}
