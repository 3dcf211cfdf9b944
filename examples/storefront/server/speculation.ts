import { Hono } from 'hono'

export const SPECULATION_PATH = '/speculation-rules.json'

/**
 * Pages of the shop are fetched when a pointer rests on their link; links that carry a token or
 * change something never are.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*(token|code|handover)=*' } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The rules that every page points its browser to. */
export const speculationRules: Hono = new Hono().get(SPECULATION_PATH, (c) =>
  c.body(JSON.stringify(RULES), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  }),
)
