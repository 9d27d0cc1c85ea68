import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'

/** Privacy Policy (specification 1, section 2: collection, use, sharing, security, retention, rights, cookies, transfers, changes). */
export const privacy = (): ProseContent => ({
  path: '/privacy',
  title: t({ id: 'privacy.title', defaultMessage: 'Privacy Policy' }),
  description: t({
    id: 'privacy.description',
    defaultMessage:
      'What Electronic Direct Filing of Entry collects, why, who sees it, how long we keep it and what you can ask for.',
  }),
  dated: t({ id: 'privacy.dated', defaultMessage: 'Last updated September 1, 2025' }),
  lead: t({
    id: 'privacy.lead',
    defaultMessage:
      'An entry contains your company’s prices, suppliers and identity. This page says what we do with them.',
  }),
  sections: [
    {
      heading: t({ id: 'privacy.we-collect.heading', defaultMessage: 'What we collect' }),
      list: [
        t({
          id: 'privacy.we-collect.item-1',
          defaultMessage:
            'Account details: your name, email address, job title, phone and password. We store the password only as a one-way hash.',
        }),
        t({
          id: 'privacy.we-collect.item-2',
          defaultMessage:
            'Organization details: its name, importer number, filer code, addresses, bond and the members you invite.',
        }),
        t({
          id: 'privacy.we-collect.item-3',
          defaultMessage:
            'Entry details: everything you type on CBP Form 7501. This includes importer numbers. A sole proprietor’s importer number may be a Social Security number.',
        }),
        t({
          id: 'privacy.we-collect.item-4',
          defaultMessage:
            'Usage records: sign-ins, changes to records, the person who made each change and the browser used.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.we-use.heading', defaultMessage: 'What we use it for' }),
      paragraphs: [
        t({
          id: 'privacy.we-use.1',
          defaultMessage:
            'We use your data to prepare, check and send your entries and to show you their status. We use it to keep the records that customs law requires of an importer, to secure accounts and to answer you. We do not sell it. We do not use it for advertising.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.who-receives.heading', defaultMessage: 'Who receives it' }),
      paragraphs: [
        t({
          id: 'privacy.who-receives.1',
          defaultMessage:
            'We send each entry that you submit to U.S. Customs and Border Protection. Service providers run our servers and email and act on our instructions. We disclose records when the law requires it. Members of your organization see its entries according to their roles. Members of other organizations never see them.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.we-protect.heading', defaultMessage: 'How we protect it' }),
      list: [
        t({
          id: 'privacy.we-protect.item-1',
          defaultMessage:
            'The database separates each organization’s rows. The separation does not depend on the program alone.',
        }),
        t({
          id: 'privacy.we-protect.item-2',
          defaultMessage:
            'Connections are encrypted. Social Security numbers are encrypted in storage and masked on screen.',
        }),
        t({
          id: 'privacy.we-protect.item-3',
          defaultMessage:
            'Scripts cannot read the session cookies. You can end any session in Security settings.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.long-we.heading', defaultMessage: 'How long we keep it' }),
      list: [
        t({ id: 'privacy.long-we.item-1', defaultMessage: 'Import documents and entries: 7 years.' }),
        t({ id: 'privacy.long-we.item-2', defaultMessage: 'Financial records: 7 years.' }),
        t({ id: 'privacy.long-we.item-3', defaultMessage: 'Usage logs: 2 years.' }),
      ],
      paragraphs: [
        t({
          id: 'privacy.long-we.1',
          defaultMessage:
            'Customs law (19 CFR part 163) requires importers to keep entry records for five years from the date of entry. Filed entries and their documents are kept for the years that your organization chooses, at least five. Until then, no one can delete them. The product takes no payments yet, so keep those records yourself.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.rights.heading', defaultMessage: 'Your rights' }),
      paragraphs: [
        t({
          id: 'privacy.rights.1',
          defaultMessage:
            'You can read and correct your details in Settings. Account Settings also gives you a copy of your personal data as a file and deletes your account. An admin downloads everything that the organization owns, with entries, documents and audit log, and deletes an organization that has filed nothing. After you delete your account, we keep your name on audit events and declarations, because customs law asks for these records. Make any other privacy request in the product: use the [contact form](/contact) while you are signed in. We then know that the request is yours.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.cookies.heading', defaultMessage: 'Cookies' }),
      paragraphs: [
        t({
          id: 'privacy.cookies.1',
          defaultMessage:
            'We set the cookies that keep you signed in. One more cookie identifies a browser in which you signed in before. It lets you sign in there while someone else guesses at your password. Preferences such as the theme stay in your browser. We set no advertising or analytics cookies.',
        }),
      ],
    },
    {
      heading: t({
        id: 'privacy.international-transfers.heading',
        defaultMessage: 'International transfers',
      }),
      paragraphs: [
        t({
          id: 'privacy.international-transfers.1',
          defaultMessage:
            'We store data in the United States. If you use the product in another country, your data is transferred to the United States.',
        }),
      ],
    },
    {
      heading: t({ id: 'privacy.changes-this.heading', defaultMessage: 'Changes to this policy' }),
      paragraphs: [
        t({ id: 'privacy.changes-this.1', defaultMessage: 'When this policy changes, its date changes.' }),
      ],
    },
  ],
})
