/** The link groups of the footer, in the application and on the public pages: address and label. */
export const FOOTER_GROUPS = [
  {
    title: 'About',
    links: [
      ['/about/mission', 'Mission'],
      ['/about/technology', 'Technology'],
      ['/about/company', 'Company'],
    ],
  },
  {
    title: 'Tools',
    links: [
      ['/tariff', 'Tariff'],
      ['/estimate', 'Cost estimate'],
    ],
  },
  {
    title: 'Compliance',
    links: [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/accessibility', 'Accessibility'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['/help', 'Help Center'],
      ['/documentation', 'Documentation'],
      ['/contact', 'Contact'],
      ['/status', 'System status'],
    ],
  },
] as const
