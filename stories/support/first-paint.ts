import { themes } from '../../packages/react/src/tokens/index.ts'

const { light, dark, contrast } = themes

/**
 * The head of both pages of Storybook. It sets the theme of the address or of the system before
 * anything is drawn, so that a dark page is never white at first.
 */
export const firstPaint = `<script>
{
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  const given = /(?:^|;)theme:(light|dark|contrast)/.exec(globals)?.[1]
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = given ?? system
}
</script>
<style>
  :root { background: ${light.paper}; color-scheme: light; }
  :root[data-theme='dark'] { background: ${dark.paper}; color-scheme: dark; }
  :root[data-theme='contrast'] { background: ${contrast.paper}; }
  :root[data-theme] .sb-wrapper { background: inherit; }
</style>
`
