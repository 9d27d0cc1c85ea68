import { ABOUT, builtBy, COMPANY, DE_MINIMIS } from '../content/about.ts'
import { ACCESSIBILITY } from '../content/accessibility.ts'
import { PRIVACY } from '../content/privacy.ts'
import { TERMS } from '../content/terms.ts'
import { DeMinimisTimeline } from '../drawings/de-minimis-timeline.tsx'
import type { SitePage } from '../site-page.ts'
import type { PageLink } from '../ui/page-links.tsx'
import { prosePage } from './prose-page.tsx'

const CONTACT: PageLink = ['/contact', 'Contact']

const ABOUT_LINKS: readonly PageLink[] = [
  ['/about/mission', 'Mission'],
  ['/about/technology', 'Technology'],
  ['/about/company', 'Company'],
  ['/about/de-minimis', 'De minimis'],
]

/** Who builds the product, as the operator says it: name and address of the builder's own site. */
export interface Builder {
  builder?: string | undefined
  builderUrl?: string | undefined
}

/** The company page names the builder only where the operator does. */
function companyPage({ builder, builderUrl }: Builder): SitePage {
  const sections = builder ? [...COMPANY.sections, builtBy(builder)] : COMPANY.sections
  const site: PageLink[] = builderUrl ? [[builderUrl, builder ?? 'The builder’s site']] : []
  return prosePage({ ...COMPANY, sections }, [...site, CONTACT])
}

/** The pages of running text. */
export const textPages = (builder: Builder): SitePage[] => [
  prosePage(ABOUT, ABOUT_LINKS),
  companyPage(builder),
  prosePage(
    DE_MINIMIS,
    [['/create-account', 'Create account'], ['/documentation/costs', 'What it costs'], CONTACT],
    <DeMinimisTimeline />,
  ),
  prosePage(PRIVACY, [['/terms', 'Terms of Service'], CONTACT]),
  prosePage(TERMS, [['/privacy', 'Privacy Policy'], CONTACT]),
  prosePage(ACCESSIBILITY, [CONTACT]),
]
