// Node evaluates this file when the script is built.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/**
 * Email address for orders that are too large for the cart: SELVAGE_CONTACT_EMAIL, the one setting
 * of gateway, storefront and this build.
 */
export const contactEmail: string = process.env['SELVAGE_CONTACT_EMAIL'] || 'help@selvage.example'
