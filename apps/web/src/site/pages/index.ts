import type { SitePage } from '../site-page.ts'
import { contactPage } from './contact-page.tsx'
import { helpPage } from './help-page.tsx'
import { landingPage } from './landing-page.tsx'
import { missionPage } from './mission-page.tsx'
import { notFoundPage } from './not-found-page.tsx'
import { statusPage } from './status-page.tsx'
import { technologyPage } from './technology-page.tsx'
import { textPages } from './text-pages.tsx'

/** Every public page, in the order of the sitemap. `hidden` names claims that the operator does not vouch for. */
export const sitePages = (hidden: ReadonlySet<string>, builderUrl: string | undefined): SitePage[] => [
  landingPage(hidden),
  missionPage(hidden),
  technologyPage,
  ...textPages(builderUrl),
  contactPage,
  helpPage,
  statusPage,
  notFoundPage,
]
