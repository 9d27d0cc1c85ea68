import { claimPhrase } from '../claims.ts'
import type { Guide } from './guide.ts'

/** The guide to costs; `hidden` names claims that the operator does not vouch for. */
export const costs = (hidden: ReadonlySet<string>): Guide => ({
  path: '/documentation/costs',
  title: 'What It Costs',
  description:
    'Duty, merchandise processing fee, harbor maintenance fee, bond and filing fee: what each one is, and one entry as an example.',
  lead: 'What you owe the government, what you pay for the bond, and what you pay for filing.',
  sections: [
    {
      heading: 'To the government',
      paragraphs: ['You see each amount before you submit. Together they are [44]. You pay CBP, not us.'],
      table: {
        head: ['What', 'How it is calculated'],
        rows: [
          [
            'Duty [38]',
            'Entered value [36] times the rate [37]. The tariff sets the rate by tariff number [33] and country of origin [10]. Some rates are an amount per unit of [35] instead.',
          ],
          [
            'Additional duties',
            'Chapter 99 of the tariff adds duty for many goods and countries, for example under sections 232 and 301. Each additional duty has its own tariff number. They change often. Read the edition of chapter 99 for your entry date.',
          ],
          [
            'Antidumping and countervailing duty',
            'Only for goods covered by a case, at the rate of the case [37]. The case number goes in [33], and the entry is type 03.',
          ],
          [
            'Merchandise processing fee (MPF)',
            'Formal entry: 0.3464% of the value of the whole entry. From October 1, 2026, the minimum is $34.58 and the maximum is $670.86 ($33.58 and $651.50 in the year before). Informal entry filed electronically: $2.77 ($2.69 in the year before). The entry date [7] decides the year.',
          ],
          [
            'Harbor maintenance fee (HMF)',
            '0.125% of the value, only for goods that arrive by vessel [9]. Informal entries do not pay it. No maximum.',
          ],
          ['Internal revenue tax [42]', 'Federal excise tax, for example on alcohol and tobacco.'],
        ],
      },
    },
    {
      heading: 'One entry as an example',
      paragraphs: [
        'Luminaires worth $12,129 arrive from Taiwan by vessel at Long Beach. The example shows the rate of chapter 94 alone. Duties of chapter 99 may add to it, by country and entry date.',
      ],
      table: {
        head: ['Amount', 'Calculation'],
        rows: [
          ['Duty [38]', '12,129 × 3.9% = 473.03'],
          ['MPF', '12,129 × 0.3464% = 42.01, above the minimum'],
          ['HMF', '12,129 × 0.125% = 15.16'],
          ['Total other [43]', '42.01 + 15.16 = 57.17'],
          ['Total [44]', '473.03 + 57.17 = 530.20'],
        ],
      },
    },
    {
      heading: 'For the bond',
      paragraphs: [
        'A formal entry needs a bond [5]. The surety sets the price. A single entry bond covers one entry. A continuous bond covers all entries of a year and suits frequent importers.',
      ],
    },
    {
      heading: 'For filing',
      paragraphs: [
        claimPhrase('price', hidden) && `We offer ${claimPhrase('price', hidden)}.`,
        claimPhrase('payment', hidden) && `We accept ${claimPhrase('payment', hidden)}.`,
        'This version shows and charges no fee when you submit. Ask for yours with the [contact form](/contact).',
      ].filter((text) => text !== undefined),
    },
    {
      heading: 'When you pay CBP',
      list: [
        'Within 10 working days of the entry date, with the entry summary.',
        'Or once a month, by the 15th working day, if you use a periodic monthly statement.',
        'By ACH: CBP lists your entry summaries on a statement in ACE. You authorize payment there.',
      ],
    },
  ],
  sources: [
    'Harmonized Tariff Schedule (hts.usitc.gov), chapters 1 to 99',
    '19 CFR 24.23 (MPF) and its yearly notice in the Federal Register',
    '19 CFR 24.24 (HMF)',
    '19 CFR 113 (bonds)',
    '19 CFR 24.25 and 142.12 (time of payment)',
  ],
})
