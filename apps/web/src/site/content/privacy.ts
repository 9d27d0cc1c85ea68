import type { ProseContent } from '../pages/prose-page.tsx'

/** Privacy Policy (specification 1, section 2: collection, use, sharing, security, retention, rights, cookies, transfers, changes). */
export const PRIVACY: ProseContent = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What Electronic Direct Filing of Entry collects, why, who sees it, how long it is kept and what you can ask for.',
  dated: 'Last updated September 1, 2025',
  lead: 'An entry carries your company’s prices, suppliers and identity. This page says what we do with them.',
  sections: [
    {
      heading: 'What we collect',
      list: [
        'Account details: your name, email address, job title and phone, and a password that we store only as a one-way hash.',
        'Organization details: name, importer number, filer code, addresses, bond and the members you invite.',
        'Entry details: everything you type on CBP Form 7501, including importer numbers, which may be Social Security numbers for sole proprietors.',
        'Records of use: sign-ins, changes to records and who made them, and the browser that was used.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use it to prepare, check and send your entries, to show you their status, to keep the records that customs law asks an importer to keep, to secure accounts, and to answer you. We do not sell it, and we do not use it for advertising.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'An entry that you submit goes to U.S. Customs and Border Protection. Service providers that run our servers, mail and payments act on our instructions. We disclose records where the law compels us. Members of your organization see its entries according to their role; members of other organizations never do.',
      ],
    },
    {
      heading: 'How it is protected',
      list: [
        'Each organization’s rows are separated inside the database itself, not only in the program.',
        'Connections are encrypted. Social Security numbers are encrypted where they are stored and masked on screen.',
        'Sessions are held in cookies that scripts cannot read, and you can end any session from Security settings.',
      ],
    },
    {
      heading: 'How long it is kept',
      list: ['Import documents and entries: 7 years.', 'Financial records: 7 years.', 'Usage logs: 2 years.'],
      paragraphs: [
        'Customs law (19 CFR part 163) asks importers to keep entry records for five years from the date of entry; ours last longer so that yours do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can read and correct your details in Settings, export your entries and audit log, and ask for deletion of what no law obliges us to keep. Privacy requests go through the product: open Settings, or use the contact form while signed in, so that we know the request is yours.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'We set the cookies that keep you signed in, and one that lets us know a browser in which you signed in before, so that strangers who guess at your password do not hold you up there. Preferences such as the theme stay in your browser. There are no advertising or analytics cookies.',
      ],
    },
    {
      heading: 'International transfers',
      paragraphs: [
        'Data is stored in the United States. If you use the product from elsewhere, what you type is transferred there.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'When this policy changes, its date changes, and organization administrators are told before a material change takes effect.',
      ],
    },
  ],
}
