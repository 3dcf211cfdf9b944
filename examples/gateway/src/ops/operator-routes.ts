import type { Deps } from '../app-deps.ts'
import type { PlainRoute } from '../http/handle.ts'
import { assertOwnPage, operatorRejection, pageAnswer } from './operator-page.ts'

type Params = Readonly<Record<string, string | undefined>>

/** A route of the operator's, as {@link operatorRoute} takes it. */
interface OperatorRoute extends Omit<PlainRoute, 'open' | 'run'> {
  readonly run: (request: Request, params: Params, deps: Deps) => Promise<Response>
}

/** Makes a route that the operator alone reaches. */
export const operatorRoute = ({ run, ...route }: OperatorRoute): PlainRoute => ({
  ...route,
  open: false,
  run: async (request, params, deps, peer) =>
    operatorRejection(request, peer, deps) ?? run(request, params, deps),
})

/** A page of the operator's at `/ops/<name>`, and what can be decided on it. */
interface OperatorList<Decided extends string> {
  readonly name: string
  /** The sentences of the page, by what was decided. */
  readonly decisions: Readonly<Record<Decided, unknown>>
  readonly draw: (decided: Decided | undefined, deps: Deps) => Promise<string>
}

/** Makes the route of a page, which says what was decided on it before. */
export const operatorList = <Decided extends string>({
  name,
  decisions,
  draw,
}: OperatorList<Decided>): PlainRoute =>
  operatorRoute({
    path: `/ops/${name}`,
    name: `ops.${name}`,
    run: async (request, _params, deps) => {
      const named = new URL(request.url).searchParams.get('decided') ?? ''
      const decided = Object.hasOwn(decisions, named) ? (named as Decided) : undefined
      return pageAnswer(await draw(decided, deps))
    },
  })

/**
 * Makes the route of a decision on the subject of an id, which leads back to the page.
 * @param list the name of the page
 */
export const operatorDecision = (
  list: string,
  name: string,
  decide: (id: string, deps: Deps, request: Request) => Promise<string>,
): PlainRoute =>
  operatorRoute({
    path: `/ops/${list}/:id/${name}`,
    method: 'POST',
    name: `ops.${list}.${name}`,
    run: async (request, { id = '' }, deps) => {
      assertOwnPage(request, deps)
      const decided = await decide(id, deps, request)
      const headers = { Location: `/ops/${list}?decided=${decided}` }
      return new Response(null, { status: 303, headers })
    },
  })
