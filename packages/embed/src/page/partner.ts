/**
 * The partner key in the tag of the page's script. It is read when a guest is made, because the
 * loader has no room for it and no read of the catalog needs it.
 */
export function partnerKey(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>(
    'script[data-partner][src*="/selvage.js"]',
  )
  return script?.dataset['partner'] || undefined
}
