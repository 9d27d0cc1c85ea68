import { t } from '../../words/t.ts'
import { about } from '../content/about.ts'
import { accessibility } from '../content/accessibility.ts'
import { builtBy, company } from '../content/company.ts'
import { deMinimis } from '../content/de-minimis.ts'
import { privacy } from '../content/privacy.ts'
import { terms } from '../content/terms.ts'
import { DeMinimisTimeline } from '../drawings/de-minimis-timeline.tsx'
import type { SitePage } from '../site-page.ts'
import type { PageLink } from '../ui/page-links.tsx'
import { prosePage } from './prose-page.tsx'

const contactLink = (): PageLink => ['/contact', t({ id: 'common.contact', defaultMessage: 'Contact' })]

const aboutLinks = (): readonly PageLink[] => [
  ['/about/mission', t({ id: 'text-pages.mission', defaultMessage: 'Mission' })],
  ['/about/technology', t({ id: 'common.technology', defaultMessage: 'Technology' })],
  ['/about/company', t({ id: 'common.company', defaultMessage: 'Company' })],
  ['/about/de-minimis', t({ id: 'text-pages.de-minimis', defaultMessage: 'De minimis' })],
]

/** The builder of the product, as the operator gives it: name and address of the builder's own site. */
export interface Builder {
  builder?: string | undefined
  builderUrl?: string | undefined
}

/** The company page names the builder only where the operator does. */
function companyPage({ builder, builderUrl }: Builder): SitePage {
  const content = company()
  const sections = builder ? [...content.sections, builtBy(builder)] : content.sections
  const name = builder ?? t({ id: 'text-pages.builder', defaultMessage: 'The builder’s site' })
  const site: PageLink[] = builderUrl ? [[builderUrl, name]] : []
  return prosePage({ ...content, sections }, [...site, contactLink()])
}

/** The pages of running text. */
export const textPages = (builder: Builder): SitePage[] => [
  prosePage(about(), aboutLinks()),
  companyPage(builder),
  prosePage(
    deMinimis(),
    [
      ['/create-account', t({ id: 'common.create-account', defaultMessage: 'Create account' })],
      ['/documentation/costs', t({ id: 'text-pages.costs', defaultMessage: 'What it costs' })],
      contactLink(),
    ],
    <DeMinimisTimeline />,
  ),
  prosePage(privacy(), [['/terms', terms().title], contactLink()]),
  prosePage(terms(), [['/privacy', privacy().title], contactLink()]),
  prosePage(accessibility(), [contactLink()]),
]
