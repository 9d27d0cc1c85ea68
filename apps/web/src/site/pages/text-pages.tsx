import { ABOUT, COMPANY, DE_MINIMIS } from '../content/about.ts'
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

/** The pages of running text. `builderUrl` is the operator's link to the builder's own site. */
export const textPages = (builderUrl: string | undefined): SitePage[] => [
  prosePage(ABOUT, ABOUT_LINKS),
  prosePage(COMPANY, [...(builderUrl ? [[builderUrl, 'The builder’s site'] as const] : []), CONTACT]),
  prosePage(
    DE_MINIMIS,
    [['/create-account', 'Create account'], ['/documentation/costs', 'What it costs'], CONTACT],
    <DeMinimisTimeline />,
  ),
  prosePage(PRIVACY, [['/terms', 'Terms of Service'], CONTACT]),
  prosePage(TERMS, [['/privacy', 'Privacy Policy'], CONTACT]),
  prosePage(ACCESSIBILITY, [CONTACT]),
]
