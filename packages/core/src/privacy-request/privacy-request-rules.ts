import { accountEmail, emailError } from '../account/account-rules.ts'
import { errorsOnly } from '../contract/errors-only.ts'
import { isMissing } from '../contract/is-missing.ts'
import { AGENT_NAME_MAX, PRIVACY_CHOICES, PRIVACY_REQUESTS } from './privacy-requests.table.ts'
import type { PrivacyChoice, PrivacyRequestKind, PrivacyState } from './privacy-requests.table.ts'

/** The form of a request about one's own data. @source spec 2 §3.12 */
export interface PrivacyRequestForm {
  readonly email: string
  /** Empty until one is chosen. */
  readonly request: PrivacyChoice | ''
}

/** The form of an agent, who asks for the person whom they represent. @source spec 2 §3.12, §6 */
export interface RepresentForm {
  readonly request: PrivacyRequestKind | ''
  /** The agent's name, which the person reads before they permit the request. */
  readonly name: string
  /** The agent's address, to which the copy of the data goes. */
  readonly email: string
  /** The address of the person. */
  readonly resident: string
}

/** An agent who asks for somebody else. */
export type PrivacyAgent = Pick<RepresentForm, 'name' | 'email'>

/** A request as its mailed link shows it. */
export interface PrivacyRequest {
  readonly request: PrivacyRequestKind
  readonly state: PrivacyState
  /** The address whose data it is about; empty once that is deleted. */
  readonly email: string
  /** The agent who asks for the person; null for a request of one's own. */
  readonly agent: PrivacyAgent | null
  /** True where the link is the agent's, who cannot withdraw what the person permits. */
  readonly isAgent: boolean
  /** True where the address has an account whose member has to be logged in. */
  readonly needsLogIn: boolean
  /**
   * The time until which the link confirms, the copy can be downloaded, or the data is deleted;
   * null for a request that has ended otherwise.
   */
  readonly until: string | null
}

/** An error of one field of the forms. */
export type PrivacyRequestError = 'required' | 'email' | 'text' | 'tooLong' | 'same'

/** The errors of the forms; a valid field has none. */
export type PrivacyRequestErrors = Readonly<
  Partial<Record<keyof RepresentForm, PrivacyRequestError>>
>

/** True for a text that is one of the choices. */
export const isPrivacyChoice = (value: unknown): value is PrivacyChoice =>
  PRIVACY_CHOICES.some((choice) => choice === value)

/** True for a text that is one of the requests that a mailed link confirms. */
export const isPrivacyRequest = (value: unknown): value is PrivacyRequestKind =>
  PRIVACY_REQUESTS.some((request) => request === value)

/** The signs of a name: it is shown in a mail, in which no address of a page may stand. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’&()-]+$/u

function nameError(name: string): PrivacyRequestError | undefined {
  if (isMissing(name)) return 'required'
  if (name.trim().length > AGENT_NAME_MAX) return 'tooLong'
  return NAME.test(name) ? undefined : 'text'
}

/**
 * Checks the form; an empty object means that it can be sent. One choice has to be made, and all
 * but the one that counts at once need an e-mail address.
 * @source spec 2 §5
 */
export function checkPrivacyRequest({ email, request }: PrivacyRequestForm): PrivacyRequestErrors {
  if (request === 'doNotSell') return {}
  return errorsOnly({
    request: isPrivacyChoice(request) ? undefined : 'required',
    email: emailError(email),
  })
}

/** An error of the person's address, which is not the agent's own. */
const residentError = ({ email, resident }: Pick<RepresentForm, 'email' | 'resident'>) =>
  emailError(resident) ?? (accountEmail(resident) === accountEmail(email) ? 'same' : undefined)

/** Checks the form of an agent; an empty object means that it can be sent. */
export const checkRepresent = ({
  request,
  name,
  email,
  resident,
}: RepresentForm): PrivacyRequestErrors =>
  errorsOnly({
    request: isPrivacyRequest(request) ? undefined : 'required',
    name: nameError(name),
    email: emailError(email),
    resident: residentError({ email, resident }),
  })
