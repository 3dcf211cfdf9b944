import type { Settings } from './settings.ts'

/** The path that browsers report policy violations to. */
export const CSP_REPORT_PATH = '/csp-report'

/** The facts of a response that its headers depend on. */
export interface AnswerKind {
  /** The response's nonce; absent for anything but a page, which then may load and run nothing. */
  readonly nonce?: string
  /** True in the checkout, where a payment window must keep its opener. */
  readonly checkout?: boolean
  /** True for files that pages of other sites load. */
  readonly shared?: boolean
  /** True when the address has a token, which no other site may learn. */
  readonly secretAddress?: boolean
}

/** Returns the security headers of a response. */
export function securityHeaders(
  settings: Settings,
  { nonce, checkout = false, shared = false, secretAddress = false }: AnswerKind = {},
): Record<string, string> {
  const https = settings.origin.startsWith('https:')
  return {
    'Content-Security-Policy':
      nonce === undefined
        ? "default-src 'none'; frame-ancestors 'none'"
        : pagePolicy(settings, nonce, https),
    'Cross-Origin-Opener-Policy': checkout ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(shared && { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }),
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(self "${settings.paymentUrl}")`,
    'Referrer-Policy': secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    ...(https && nonce !== undefined && { 'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"` }),
  }
}

function pagePolicy(settings: Settings, nonce: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' ${settings.publicGatewayUrl}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${settings.publicGatewayUrl}`,
    `frame-src ${settings.paymentUrl}`,
    "form-action 'self'",
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
