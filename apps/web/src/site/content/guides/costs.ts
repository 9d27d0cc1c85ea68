import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import { paymentClaim, priceClaim } from '../claims.ts'
import { chargesFee, noFee } from '../site-fee.ts'
import type { Guide } from './guide.ts'

/** The guide to costs; `hidden` names claims that the operator does not vouch for. */
export const costs = (hidden: ReadonlySet<string>): Guide => ({
  ...documentationPage('/documentation/costs'),
  description: t({
    id: 'costs.description',
    defaultMessage:
      'Duty, merchandise processing fee, harbor maintenance fee, bond and filing fee: what each one is, and one entry as an example.',
  }),
  lead: t({
    id: 'costs.lead',
    defaultMessage: 'What you owe the government, what you pay for the bond, and what you pay for filing.',
  }),
  sections: [
    {
      heading: t({ id: 'costs.government.heading', defaultMessage: 'To the government' }),
      paragraphs: [
        t({
          id: 'costs.government.1',
          defaultMessage:
            'You see each amount before you submit. Together they are [44]. You pay CBP, not us.',
        }),
      ],
      table: {
        head: [
          t({ id: 'costs.government.head-1', defaultMessage: 'What' }),
          t({ id: 'costs.government.head-2', defaultMessage: 'How it is calculated' }),
        ],
        rows: [
          [
            t({ id: 'costs.government.duty', defaultMessage: 'Duty [38]' }),
            t({
              id: 'costs.government.duty.means',
              defaultMessage:
                'Entered value [36] times the rate [37]. The tariff sets the rate by tariff number [33] and country of origin [10]. Some rates are an amount per unit of [35] instead.',
            }),
          ],
          [
            t({ id: 'costs.government.additional-duties', defaultMessage: 'Additional duties' }),
            t({
              id: 'costs.government.additional-duties.means',
              defaultMessage:
                'Chapter 99 of the tariff adds duty for many goods and countries, for example under sections 232 and 301. Each additional duty has its own tariff number. They change often. Read the edition of chapter 99 for your entry date.',
            }),
          ],
          [
            t({
              id: 'costs.government.antidumping-countervailing',
              defaultMessage: 'Antidumping and countervailing duty',
            }),
            t({
              id: 'costs.government.antidumping-countervailing.means',
              defaultMessage:
                'Only for goods covered by a case, at the rate of the case [37]. The case number goes in [33], and the entry is type 03.',
            }),
          ],
          [
            t({
              id: 'costs.government.merchandise-processing',
              defaultMessage: 'Merchandise processing fee (MPF)',
            }),
            t({
              id: 'costs.government.merchandise-processing.means',
              defaultMessage:
                'Formal entry: 0.3464% of the value of the whole entry. From October 1, 2026, the minimum is $34.58 and the maximum is $670.86 ($33.58 and $651.50 in the year before). Informal entry filed electronically: $2.77 ($2.69 in the year before). The entry date [7] decides the year.',
            }),
          ],
          [
            t({ id: 'costs.government.harbor-maintenance', defaultMessage: 'Harbor maintenance fee (HMF)' }),
            t({
              id: 'costs.government.harbor-maintenance.means',
              defaultMessage:
                '0.125% of the value, only for goods that arrive by vessel [9]. Informal entries do not pay it. No maximum.',
            }),
          ],
          [
            t({ id: 'costs.government.internal-revenue', defaultMessage: 'Internal revenue tax [42]' }),
            t({
              id: 'costs.government.internal-revenue.means',
              defaultMessage: 'Federal excise tax, for example on alcohol and tobacco.',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'costs.one-entry.heading', defaultMessage: 'One entry as an example' }),
      paragraphs: [
        t({
          id: 'costs.one-entry.1',
          defaultMessage:
            'Luminaires worth $12,129 arrive from Taiwan by vessel at Long Beach. The example shows the rate of chapter 94 alone. Duties of chapter 99 may add to it, by country and entry date.',
        }),
      ],
      table: {
        head: [
          t({ id: 'costs.one-entry.head-1', defaultMessage: 'Amount' }),
          t({ id: 'costs.one-entry.head-2', defaultMessage: 'Calculation' }),
        ],
        rows: [
          [t({ id: 'costs.one-entry.duty', defaultMessage: 'Duty [38]' }), '12,129 × 3.9% = 473.03'],
          [
            t({ id: 'costs.one-entry.mpf', defaultMessage: 'MPF' }),
            t({
              id: 'costs.one-entry.mpf.means',
              defaultMessage: '12,129 × 0.3464% = 42.01, above the minimum',
            }),
          ],
          [t({ id: 'costs.one-entry.hmf', defaultMessage: 'HMF' }), '12,129 × 0.125% = 15.16'],
          [
            t({ id: 'costs.one-entry.total-other', defaultMessage: 'Total other [43]' }),
            '42.01 + 15.16 = 57.17',
          ],
          [t({ id: 'costs.one-entry.total', defaultMessage: 'Total [44]' }), '473.03 + 57.17 = 530.20'],
        ],
      },
    },
    {
      heading: t({ id: 'costs.bond.heading', defaultMessage: 'For the bond' }),
      paragraphs: [
        t({
          id: 'costs.bond.1',
          defaultMessage:
            'A formal entry needs a bond [5]. The surety sets the price. A single entry bond covers one entry. A continuous bond covers all entries of a year and suits frequent importers.',
        }),
      ],
    },
    {
      heading: t({ id: 'costs.filing.heading', defaultMessage: 'For filing' }),
      paragraphs: [
        priceClaim(hidden),
        paymentClaim(hidden),
        chargesFee()
          ? t({
              id: 'costs.filing.fee',
              defaultMessage:
                'You see the fee of the service before you submit, apart from the total of CBP. It is charged when CBP accepts the summary.',
            })
          : noFee(),
      ].filter((text) => text !== undefined),
    },
    {
      heading: t({ id: 'costs.pay-cbp.heading', defaultMessage: 'When you pay CBP' }),
      list: [
        t({
          id: 'costs.pay-cbp.item-1',
          defaultMessage: 'Within 10 working days of the entry date, with the entry summary.',
        }),
        t({
          id: 'costs.pay-cbp.item-2',
          defaultMessage:
            'Or once a month, by the 15th working day, if you use a periodic monthly statement.',
        }),
        t({
          id: 'costs.pay-cbp.item-3',
          defaultMessage:
            'By ACH: CBP lists your entry summaries on a statement in ACE. You authorize payment there.',
        }),
      ],
    },
  ],
  sources: [
    t({
      id: 'costs.source-1',
      defaultMessage: 'Harmonized Tariff Schedule (hts.usitc.gov), chapters 1 to 99',
    }),
    t({
      id: 'costs.source-2',
      defaultMessage: '19 CFR 24.23 (MPF) and its yearly notice in the Federal Register',
    }),
    t({ id: 'costs.source-3', defaultMessage: '19 CFR 24.24 (HMF)' }),
    t({ id: 'costs.source-4', defaultMessage: '19 CFR 113 (bonds)' }),
    t({ id: 'costs.source-5', defaultMessage: '19 CFR 24.25 and 142.12 (time of payment)' }),
  ],
})
