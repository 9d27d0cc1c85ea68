import type { SitePage } from '../site-page.ts'
import { landingPage } from './landing-page.tsx'

/** Every public page, in the order of the sitemap. `hidden` names claims that the operator does not vouch for. */
export const sitePages = (hidden: ReadonlySet<string>): SitePage[] => [landingPage(hidden)]
