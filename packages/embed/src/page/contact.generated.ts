// Read when the script is built, by Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/**
 * Where a reader is sent whose order is too large for the cart; the build's SELVAGE_CONTACT_EMAIL.
 */
export const contactEmail: string = process.env['SELVAGE_CONTACT_EMAIL'] ?? 'help@selvage.example'
