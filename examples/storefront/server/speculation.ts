import { Hono } from 'hono'

export const SPECULATION_PATH = '/speculation-rules.json'

/**
 * Pages are prefetched when the pointer rests on their link, except links that carry a token or
 * change something, as those to the cart do that bring a page's country, currency or measures.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: '/*\\?*(token|code|handover|country|currency|measurement_system)=*',
            },
          },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Serves the rules that every page's header names. */
export const speculationRules: Hono = new Hono().get(SPECULATION_PATH, (c) =>
  c.body(JSON.stringify(RULES), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  }),
)
