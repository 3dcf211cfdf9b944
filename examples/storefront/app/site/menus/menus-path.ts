/** The path of the contents of the header's menus; a locale follows. */
export const MENUS_PATH = '/menus/'
