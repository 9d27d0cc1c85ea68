import { ABOUT, COMPANY, DE_MINIMIS } from '../content/about.ts'
import { ACCESSIBILITY } from '../content/accessibility.ts'
import { PRIVACY } from '../content/privacy.ts'
import { TERMS } from '../content/terms.ts'
import { DeMinimisTimeline } from '../drawings/de-minimis-timeline.tsx'
import type { SitePage } from '../site-page.ts'
import { prosePage } from './prose-page.tsx'

const link = (href: string, text: string) => (
  <a key={href} href={href}>
    {text}
  </a>
)

const aboutLinks = [
  link('/about/mission', 'Mission'),
  link('/about/technology', 'Technology'),
  link('/about/company', 'Company'),
  link('/about/de-minimis', 'De minimis'),
]

/** The pages of running text. `builderUrl` is the operator's link to the builder's own site. */
export const textPages = (builderUrl: string | undefined): SitePage[] => [
  prosePage(ABOUT, aboutLinks),
  prosePage(COMPANY, [
    ...(builderUrl ? [link(builderUrl, 'The builder’s site')] : []),
    link('/contact', 'Contact'),
  ]),
  prosePage(
    DE_MINIMIS,
    [
      link('/create-account', 'Create account'),
      link('/documentation/costs', 'What it costs'),
      link('/contact', 'Contact'),
    ],
    <DeMinimisTimeline />,
  ),
  prosePage(PRIVACY, [link('/terms', 'Terms of Service'), link('/contact', 'Contact')]),
  prosePage(TERMS, [link('/privacy', 'Privacy Policy'), link('/contact', 'Contact')]),
  prosePage(ACCESSIBILITY, [link('/contact', 'Contact')]),
]
