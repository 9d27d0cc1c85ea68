import { guides } from '../content/guides/index.ts'
import type { SitePage } from '../site-page.ts'
import { conditionsPage } from './conditions-page.tsx'
import { contactPage } from './contact-page.tsx'
import { documentationPage } from './documentation-page.tsx'
import { entriesGuidePage } from './entries-guide-page.tsx'
import { estimatePage } from './estimate/estimate-page.tsx'
import { faqPage } from './faq-page.tsx'
import { glossaryPage } from './glossary-page.tsx'
import { guidePage } from './guide-page.tsx'
import { helpPage } from './help-page.tsx'
import { landingPage } from './landing/landing-page.tsx'
import { missionPage } from './mission-page.tsx'
import { notFoundPage } from './not-found-page.tsx'
import { releaseCodesPage } from './release-codes-page.tsx'
import { statusPage } from './status-page.tsx'
import { tariffPage } from './tariff/tariff-page.tsx'
import { technologyPage } from './technology-page.tsx'
import { type Builder, textPages } from './text-pages.tsx'

/** Every public page, in the order of the sitemap. `hidden` names claims that the operator does not vouch for. */
export const sitePages = (hidden: ReadonlySet<string>, builder: Builder): SitePage[] => [
  landingPage(hidden),
  tariffPage(),
  estimatePage(),
  missionPage(hidden),
  technologyPage(hidden),
  ...textPages(builder),
  documentationPage(),
  entriesGuidePage(),
  ...guides(hidden).map(guidePage),
  faqPage(hidden),
  glossaryPage(),
  conditionsPage(),
  releaseCodesPage(),
  contactPage(),
  helpPage(),
  statusPage(),
  notFoundPage(),
]
