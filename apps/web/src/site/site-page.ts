import type { ReactNode } from 'react'

/** One public page, prerendered at build and served without a script bundle. */
export interface SitePage {
  /** Address in English, '/' or '/about/mission'; another language puts its tag before it. */
  path: string
  /** Title without the product's name, which the frame adds; the landing page has none. */
  title: string
  /** For search engines and link previews, at most about 160 characters. */
  description: string
  body: ReactNode
  /** Small progressive scripts, by name; the page reads without them. */
  scripts?: readonly SiteScript[]
  /** The server puts the content in, by the address: see public-pages.tsx. */
  isFilledByServer?: boolean
  /** Its script takes parts of such a page over. */
  hasPartsOfServer?: boolean
  /** Left out of the sitemap (not-found). */
  unlisted?: boolean
}

export const SITE_SCRIPTS = [
  'theme',
  'account',
  'search',
  'status',
  'contact',
  'back',
  'refresh',
  'figures',
  'recording',
] as const
export type SiteScript = (typeof SITE_SCRIPTS)[number]
