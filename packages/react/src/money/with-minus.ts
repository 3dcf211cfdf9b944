/** Returns a formatted number with the minus sign in place of the hyphen that `Intl` writes. */
export const withMinus = (text: string): string => text.replace('-', '−')
