import type { ProseContent } from '../pages/prose-page.tsx'

/** Terms of Service: 14 sections (specification 1, section 2 and 9: notice 30 days, cap 12 months, Delaware law). */
export const TERMS: ProseContent = {
  path: '/terms',
  title: 'Terms of Service',
  description:
    'The terms between you and Electronic Direct Filing of Entry: accounts, fees, responsibilities, liability and law.',
  dated: 'Last updated September 1, 2025',
  lead: 'You file in your own name. We give you the tool, check what we can, and send what you sign.',
  numbered: true,
  sections: [
    {
      heading: 'Acceptance',
      paragraphs: [
        'By creating an account or using the service you agree to these terms for yourself and for the organization you act for, and you confirm that you may bind it.',
      ],
    },
    {
      heading: 'The service',
      paragraphs: [
        'The service lets an importer prepare customs entries and entry summaries, checks them against rules, computes duty and fees, transmits what is signed to U.S. Customs and Border Protection, and keeps records. It is not a customs broker and does not transact customs business on behalf of others.',
      ],
    },
    {
      heading: 'Accounts and security',
      paragraphs: [
        'Keep your credentials to yourself, give members no more than the role they need, and tell us at once of any use you did not permit. You answer for what is done with your account.',
      ],
    },
    {
      heading: 'Your responsibilities',
      paragraphs: [
        'The importer of record answers to customs for the truth of an entry and must use reasonable care (19 U.S.C. 1484). You answer for the values, classifications, origins and documents that you declare, for holding a sufficient bond, and for paying duties, taxes and fees when they are due.',
      ],
    },
    {
      heading: 'Declarations and signatures',
      paragraphs: [
        'Typing your name in the signature field and submitting an entry is your electronic signature. A change after signing voids it, and the entry must be signed again before it is sent.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: [
        'Each filing is charged the fee shown before you submit. Fees may change with 30 days’ notice. Government duties, taxes and fees are separate and are owed to customs.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Payment is due on completion of each filing. We accept credit cards and ACH. Fees are non-refundable, including when customs rejects an entry for what it declares.',
      ],
    },
    {
      heading: 'Acceptable use',
      paragraphs: [
        'Do not file for others without the license that requires, submit what you know to be false, probe or overload the service, or reach for data that is not yours.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'What you enter remains yours. You let us process it to provide the service, as the Privacy Policy describes. You can export your entries and audit records at any time.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        'The software, its design and its documentation are ours or our licensors’. Tables and texts of the United States Government that it shows are in the public domain.',
      ],
    },
    {
      heading: 'Warranties',
      paragraphs: [
        'The service is provided as it is. Checks before filing reduce errors; they do not promise that customs accepts an entry, releases goods by a certain time, or agrees with a classification, value or origin.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'To the extent the law allows, neither side is liable for indirect or consequential loss, and our liability in total is capped at the amount you paid in the previous 12 months. Penalties that follow from what you declared are yours.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'You may stop at any time. We may suspend an account that breaks these terms or endangers others, and we give you time to export your records unless the law forbids it.',
      ],
    },
    {
      heading: 'Law and disputes',
      paragraphs: [
        'These terms are governed by United States federal law and the law of Delaware. Courts in Delaware have jurisdiction. If a term cannot be enforced, the others stand.',
      ],
    },
  ],
}
