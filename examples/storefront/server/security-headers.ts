import type { StorefrontConfig } from './config.ts'

/** The path that browsers report policy violations to. */
export const CSP_REPORT_PATH = '/csp-report'

const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** The facts of a response that its headers depend on. */
export interface AnswerKind {
  /** The response's nonce; absent for anything but a page, which then may load and run nothing. */
  readonly nonce?: string | undefined
  /** True in the checkout, where a payment window must keep its opener. */
  readonly checkout?: boolean
  /** True for files that pages of other sites load. */
  readonly shared?: boolean
  /** The sites that may show the page in a frame, in which it has no origin; none by default. */
  readonly framedBy?: 'everybody' | 'storefront' | undefined
  /** True for a page with a frame of ours. */
  readonly framesOwn?: boolean
  /** The other site to which a form of the page leads; none by default. */
  readonly leadsTo?: string | undefined
  /** True for a script, a style sheet or a font of the pages, which no window shows. */
  readonly piece?: boolean
  /** True when the address has a token, which no other site may learn. */
  readonly secretAddress?: boolean
}

/** Returns the security headers of a response. */
export function securityHeaders(
  config: StorefrontConfig,
  {
    nonce,
    checkout = false,
    shared = false,
    piece = false,
    framedBy,
    framesOwn = false,
    leadsTo,
    secretAddress = false,
  }: AnswerKind = {},
): Record<string, string> {
  const https = config.origin.startsWith('https:')
  // A page loads dozens of them, and the other headers are about documents.
  if (piece)
    return {
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(https && HTTPS_ONLY),
    }
  return {
    'Content-Security-Policy': policyOf(config, { nonce, framedBy, framesOwn, leadsTo }),
    'Cross-Origin-Opener-Policy': checkout ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy':
      shared || framedBy === 'everybody' ? 'cross-origin' : 'same-origin',
    ...(shared && { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }),
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(self "${config.paymentUrl}")`,
    'Referrer-Policy': secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // A page that everybody may frame has no such header: it knows no word for them.
    ...(framedBy !== 'everybody' && {
      'X-Frame-Options': framedBy === 'storefront' ? 'SAMEORIGIN' : 'DENY',
    }),
    ...(https && HTTPS_ONLY),
    ...(https && nonce !== undefined && { 'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"` }),
  }
}

function policyOf(
  config: StorefrontConfig,
  { nonce, framedBy, framesOwn = false, leadsTo }: AnswerKind,
): string {
  if (nonce === undefined) return "default-src 'none'; frame-ancestors 'none'"
  if (framedBy === undefined) return pagePolicy(config, nonce, { framesOwn, leadsTo })
  return framePolicy(config, nonce, framedBy)
}

/**
 * The policy of a page in a frame. It has no origin, even in a frame without `sandbox`, so that
 * nothing in it can act as the visitor of the shop. Widgets alone, in the storefront's own frame,
 * fetch code and data.
 */
function framePolicy(
  { origin, publicGatewayUrl }: StorefrontConfig,
  nonce: string,
  framedBy: 'everybody' | 'storefront',
): string {
  const widgets = framedBy === 'storefront'
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${widgets ? " 'strict-dynamic'" : ''}`,
    `style-src ${origin} 'nonce-${nonce}'`,
    `img-src data: ${publicGatewayUrl}`,
    ...(widgets ? [`connect-src ${publicGatewayUrl}`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${widgets ? "'self'" : '*'}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; ')
}

function pagePolicy(
  config: StorefrontConfig,
  nonce: string,
  { framesOwn, leadsTo }: Pick<AnswerKind, 'framesOwn' | 'leadsTo'>,
): string {
  const https = config.origin.startsWith('https:')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' ${config.publicGatewayUrl}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${config.publicGatewayUrl}`,
    `frame-src ${framesOwn ? "'self' " : ''}${config.paymentUrl}`,
    ['form-action', "'self'", leadsTo].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
    // Browsers that support report-to ignore report-uri and report a minute later; on a developer's
    // machine reports should come at once.
    ...(https ? ['report-to csp'] : []),
  ].join('; ')
}
