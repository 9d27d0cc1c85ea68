import { t } from '../words/t.ts'
/** The link groups of the footer, in the application and on the public pages: address and label. */
export const footerGroups = () =>
  [
    {
      id: 'about',
      title: t({ id: 'footer-links.about', defaultMessage: 'About' }),
      links: [
        ['/about', t({ id: 'footer-links.overview', defaultMessage: 'Overview' })],
        ['/about/mission', t({ id: 'footer-links.mission', defaultMessage: 'Mission' })],
        ['/about/technology', t({ id: 'footer-links.technology', defaultMessage: 'Technology' })],
        ['/about/company', t({ id: 'footer-links.company', defaultMessage: 'Company' })],
      ],
    },
    {
      id: 'tools',
      title: t({ id: 'footer-links.tools', defaultMessage: 'Tools' }),
      links: [
        ['/tariff', t({ id: 'footer-links.tariff', defaultMessage: 'Tariff' })],
        ['/estimate', t({ id: 'footer-links.cost-estimate', defaultMessage: 'Cost estimate' })],
      ],
    },
    {
      id: 'compliance',
      title: t({ id: 'footer-links.compliance', defaultMessage: 'Compliance' }),
      links: [
        ['/privacy', t({ id: 'footer-links.privacy', defaultMessage: 'Privacy' })],
        ['/terms', t({ id: 'footer-links.terms', defaultMessage: 'Terms' })],
        ['/accessibility', t({ id: 'footer-links.accessibility', defaultMessage: 'Accessibility' })],
      ],
    },
    {
      id: 'support',
      title: t({ id: 'footer-links.support', defaultMessage: 'Support' }),
      links: [
        ['/help', t({ id: 'footer-links.help-center', defaultMessage: 'Help Center' })],
        ['/documentation', t({ id: 'footer-links.documentation', defaultMessage: 'Documentation' })],
        ['/contact', t({ id: 'footer-links.contact', defaultMessage: 'Contact' })],
        ['/status', t({ id: 'footer-links.system-status', defaultMessage: 'System status' })],
      ],
    },
  ] as const
