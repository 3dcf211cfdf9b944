import type { DesignCard } from '@selvage/core/design'

/** A link of a menu. */
export interface MenuLink {
  readonly href: string
  /** The link's text, which no other link of its group has. */
  readonly label: string
  /** A color, shown as a dot before the label. */
  readonly dot?: string | undefined
  /** Set in a stronger weight. */
  readonly emphasized?: boolean | undefined
  /** Stands below a rule. */
  readonly separator?: boolean | undefined
}

/** Links of a menu under a title; without one they stand in the menu itself. */
export interface MenuGroup {
  readonly title?: string | undefined
  /**
   * Stands above links that have no title, where they are a column beside others. A small screen,
   * on which a title is a level of its own, shows the links without it.
   */
  readonly heading?: string | undefined
  /** The most links that a panel of wide screens shows; the menu's page has all of them. */
  readonly most?: number | undefined
  readonly links: readonly MenuLink[]
}

/** A design that a menu shows, and its page. */
export interface MenuPicture {
  readonly design: Pick<DesignCard, 'id' | 'title' | 'designer' | 'palette'>
  readonly href: string
}

/** The content of a menu. */
export interface MenuContent {
  readonly groups: readonly MenuGroup[]
  readonly picture?: MenuPicture | undefined
}

/** The contents of the menus by their names. */
export type MenuContents = Readonly<Record<string, MenuContent>>

/** An entry of the site's navigation: a link, or a menu whose content is fetched when it opens. */
export interface NavEntry {
  /** The page of the entry, which a menu leads to as well. */
  readonly href: string
  readonly label: string
  /** True on the entry's own page, and on those of its department. */
  readonly current?: boolean | undefined
  /** The name of the entry's menu; without it the entry is a link. */
  readonly menu?: string | undefined
  /** The text of the link to the entry's page inside the menu; the label unless given. */
  readonly pageLabel?: string | undefined
  /** Stands at the end of the row. */
  readonly atEnd?: boolean | undefined
  /** Left out of the row where it is narrow; the menu of small screens has it. */
  readonly wideOnly?: boolean | undefined
}

/** The menus of a site, which are fetched when the first of them opens. */
export interface MenuSource {
  /** Fetches the contents of the menus by the names of their entries. */
  readonly loadMenus?: (() => Promise<MenuContents>) | undefined
  /**
   * The page with all menus, where each has its name as the `id` of its heading: the way to a menu
   * without a script, or when it does not load.
   */
  readonly menusHref?: string | undefined
}
