import type { ProseContent } from '../pages/prose-page.tsx'

/** Privacy Policy (specification 1, section 2: collection, use, sharing, security, retention, rights, cookies, transfers, changes). */
export const PRIVACY: ProseContent = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What Electronic Direct Filing of Entry collects, why, who sees it, how long we keep it and what you can ask for.',
  dated: 'Last updated September 1, 2025',
  lead: 'An entry contains your company’s prices, suppliers and identity. This page says what we do with them.',
  sections: [
    {
      heading: 'What we collect',
      list: [
        'Account details: your name, email address, job title, phone and password. We store the password only as a one-way hash.',
        'Organization details: its name, importer number, filer code, addresses, bond and the members you invite.',
        'Entry details: everything you type on CBP Form 7501. This includes importer numbers. A sole proprietor’s importer number may be a Social Security number.',
        'Usage records: sign-ins, changes to records, the person who made each change and the browser used.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use your data to prepare, check and send your entries and to show you their status. We use it to keep the records that customs law requires of an importer, to secure accounts and to answer you. We do not sell it. We do not use it for advertising.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'We send each entry that you submit to U.S. Customs and Border Protection. Service providers run our servers and email and act on our instructions. We disclose records when the law requires it. Members of your organization see its entries according to their roles. Members of other organizations never see them.',
      ],
    },
    {
      heading: 'How we protect it',
      list: [
        'The database separates each organization’s rows. The separation does not depend on the program alone.',
        'Connections are encrypted. Social Security numbers are encrypted in storage and masked on screen.',
        'Scripts cannot read the session cookies. You can end any session in Security settings.',
      ],
    },
    {
      heading: 'How long we keep it',
      list: ['Import documents and entries: 7 years.', 'Financial records: 7 years.', 'Usage logs: 2 years.'],
      paragraphs: [
        'Customs law (19 CFR part 163) requires importers to keep entry records for five years from the date of entry. Filed entries and their documents are kept for the years that your organization chooses, at least five. Until then, no one can delete them. The product takes no payments yet, so keep those records yourself.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can read and correct your details in Settings. Account Settings also gives you a copy of your personal data as a file and deletes your account. An admin downloads everything that the organization owns, with entries, documents and audit log, and deletes an organization that has filed nothing. After you delete your account, we keep your name on audit events and declarations, because customs law asks for these records. Make any other privacy request in the product: use the [contact form](/contact) while you are signed in. We then know that the request is yours.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'We set the cookies that keep you signed in. One more cookie identifies a browser in which you signed in before. It lets you sign in there while someone else guesses at your password. Preferences such as the theme stay in your browser. We set no advertising or analytics cookies.',
      ],
    },
    {
      heading: 'International transfers',
      paragraphs: [
        'We store data in the United States. If you use the product in another country, your data is transferred to the United States.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: ['When this policy changes, its date changes.'],
    },
  ],
}
