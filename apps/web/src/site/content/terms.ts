import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'
import { chargesFee, feeText, noFee, waysToPay } from './site-fee.ts'

/** Terms of Service: 14 sections (specification 1, section 2 and 9: notice 30 days, cap 12 months, Delaware law). */
export const terms = (): ProseContent => ({
  path: '/terms',
  title: t({ id: 'terms.title', defaultMessage: 'Terms of Service' }),
  description: t({
    id: 'terms.description',
    defaultMessage:
      'The terms between you and Electronic Direct Filing of Entry: accounts, fees, responsibilities, liability and law.',
  }),
  dated: t({ id: 'terms.dated', defaultMessage: 'Last updated September 1, 2025' }),
  lead: t({
    id: 'terms.lead',
    defaultMessage:
      'You file in your own name. We provide the software, check what we can and send what you sign.',
  }),
  numbered: true,
  sections: [
    {
      heading: t({ id: 'terms.acceptance.heading', defaultMessage: 'Acceptance' }),
      paragraphs: [
        t({
          id: 'terms.acceptance.1',
          defaultMessage:
            'When you create an account or use the service, you agree to these terms for yourself and for your organization. You confirm that you have authority to bind it.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.service.heading', defaultMessage: 'The service' }),
      paragraphs: [
        t({
          id: 'terms.service.1',
          defaultMessage:
            'The service lets an importer prepare customs entries and entry summaries. It checks them against rules and calculates duty and fees. It transmits signed entries to U.S. Customs and Border Protection and keeps records. It is not a customs broker and does not transact customs business on behalf of others.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.accounts-security.heading', defaultMessage: 'Accounts and security' }),
      paragraphs: [
        t({
          id: 'terms.accounts-security.1',
          defaultMessage:
            'Keep your credentials secret. Give members no more than the role they need. Notify us immediately of any use that you did not permit. You are responsible for all activity under your account.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.responsibilities.heading', defaultMessage: 'Your responsibilities' }),
      paragraphs: [
        t({
          id: 'terms.responsibilities.1',
          defaultMessage:
            'The importer of record is responsible to CBP for the truth of an entry and must use reasonable care (19 U.S.C. 1484). You are responsible for the values, classifications, origins and documents that you declare. You must hold a sufficient bond and pay duties, taxes and fees when they are due.',
        }),
      ],
    },
    {
      heading: t({
        id: 'terms.declarations-signatures.heading',
        defaultMessage: 'Declarations and signatures',
      }),
      paragraphs: [
        t({
          id: 'terms.declarations-signatures.1',
          defaultMessage:
            'Typing your name in the signature field and submitting an entry is your electronic signature. A change after signing voids the signature. You must then sign the entry again before it is sent.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.fees.heading', defaultMessage: 'Fees' }),
      paragraphs: [
        chargesFee()
          ? t(
              {
                id: 'terms.fees.charged',
                defaultMessage:
                  'Our fee for a filing is {fee}. We charge it once for an entry, when CBP accepts its summary, and never for practice.',
              },
              { fee: feeText() },
            )
          : noFee(),
        t({
          id: 'terms.fees.1',
          defaultMessage:
            'We may change fees with 30 days’ notice. Government duties, taxes and fees are separate. You owe them to CBP.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.payment.heading', defaultMessage: 'Payment' }),
      paragraphs: [
        t({
          id: 'terms.payment.1',
          defaultMessage: 'Payment is due on completion of each filing. Fees are non-refundable.',
        }),
        ...(chargesFee() ? [waysToPay()].filter((text) => text !== undefined) : [noFee()]),
      ],
    },
    {
      heading: t({ id: 'terms.acceptable-use.heading', defaultMessage: 'Acceptable use' }),
      paragraphs: [
        t({
          id: 'terms.acceptable-use.1',
          defaultMessage:
            'Do not file for others without the required license. Do not submit information that you know to be false. Do not probe or overload the service. Do not try to access data that is not yours.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.data.heading', defaultMessage: 'Your data' }),
      paragraphs: [
        t({
          id: 'terms.data.1',
          defaultMessage:
            'You own the data that you enter. You allow us to process it to provide the service, as the Privacy Policy describes. You can export your entries and audit records at any time.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.intellectual-property.heading', defaultMessage: 'Intellectual property' }),
      paragraphs: [
        t({
          id: 'terms.intellectual-property.1',
          defaultMessage:
            'We or our licensors own the software, its design and its documentation. United States Government tables and texts shown in it are in the public domain.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.warranties.heading', defaultMessage: 'Warranties' }),
      paragraphs: [
        t({
          id: 'terms.warranties.1',
          defaultMessage:
            'We provide the service “as is”. Checks before filing reduce errors. They do not guarantee that CBP accepts an entry, releases goods by a certain time, or agrees with a classification, value or origin.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.liability.heading', defaultMessage: 'Liability' }),
      paragraphs: [
        t({
          id: 'terms.liability.1',
          defaultMessage:
            'To the extent that the law allows, neither party is liable for indirect or consequential loss. Our total liability is limited to the amount you paid in the previous 12 months. You are liable for penalties that result from what you declared.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.ending-agreement.heading', defaultMessage: 'Ending the agreement' }),
      paragraphs: [
        t({
          id: 'terms.ending-agreement.1',
          defaultMessage:
            'You may stop using the service at any time. We may suspend an account that breaks these terms or endangers others. We give you time to export your records unless the law forbids it.',
        }),
      ],
    },
    {
      heading: t({ id: 'terms.law-disputes.heading', defaultMessage: 'Law and disputes' }),
      paragraphs: [
        t({
          id: 'terms.law-disputes.1',
          defaultMessage:
            'United States federal law and the law of Delaware govern these terms. Courts in Delaware have jurisdiction. If one term cannot be enforced, the other terms remain in force.',
        }),
      ],
    },
  ],
})
