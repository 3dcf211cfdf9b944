// Node evaluates this file when the script is built.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/**
 * Email address for orders that are too large for the cart, from the build's SELVAGE_CONTACT_EMAIL.
 */
export const contactEmail: string = process.env['SELVAGE_CONTACT_EMAIL'] ?? 'help@selvage.example'
