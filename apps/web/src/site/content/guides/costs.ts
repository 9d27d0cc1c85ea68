import { CLAIMS } from '../claims.ts'
import type { Guide } from './guide.ts'

export const COSTS: Guide = {
  path: '/documentation/costs',
  title: 'What It Costs',
  description:
    'Duty, merchandise processing fee, harbor maintenance fee, bond and filing fee: what each is, and one entry worked out.',
  lead: 'What you owe the government, what you pay for the bond, and what you pay for filing.',
  sections: [
    {
      heading: 'To the government',
      paragraphs: [
        'All of it is shown before you submit, line by line, and adds up to [44]. You pay customs, not us.',
      ],
      table: {
        head: ['What', 'How it is computed'],
        rows: [
          [
            'Duty [38]',
            'Entered value [36] times the rate [37] that the tariff gives for the number [33] and the country of origin [10]. Some rates are an amount for each unit of [35] instead.',
          ],
          [
            'Additional duties',
            'Chapter 99 of the tariff adds to the rate for many goods and countries, under sections 232 and 301 among others. Each has a tariff number of its own. They change often: read chapter 99 for your entry date.',
          ],
          [
            'Antidumping and countervailing duty',
            'Only for goods of a case, at the case’s rate [37]. The case number goes in [33], and the entry is type 03.',
          ],
          [
            'Merchandise processing fee (MPF)',
            'Formal entry: 0.3464% of the value, for a whole entry at least $34.58 and at most $670.86 from October 1, 2026 ($33.58 and $651.50 in the year before). Informal entry filed electronically: $2.77 ($2.69). The year is that of the entry date [7].',
          ],
          [
            'Harbor maintenance fee (HMF)',
            '0.125% of the value, only for goods that arrive by vessel [9], and not on informal entries. No maximum.',
          ],
          ['Internal revenue tax [42]', 'Federal excise tax, on alcohol and tobacco among others.'],
        ],
      },
    },
    {
      heading: 'One entry worked out',
      paragraphs: ['Luminaires worth $12,129 from Taiwan, by vessel to Long Beach.'],
      table: {
        head: ['Step', 'Sum'],
        rows: [
          ['Duty [38]', '12,129 × 3.9% = 473.03'],
          ['MPF', '12,129 × 0.3464% = 42.01, which is above the minimum'],
          ['HMF', '12,129 × 0.125% = 15.16'],
          ['Total other [43]', '42.01 + 15.16 = 57.17'],
          ['Total [44]', '473.03 + 57.17 = 530.20'],
        ],
      },
    },
    {
      heading: 'For the bond',
      paragraphs: [
        'A formal entry needs a bond [5]. The surety sets its price. A single bond covers one entry; a continuous bond covers all entries of a year, and suits whoever imports often.',
      ],
    },
    {
      heading: 'For filing',
      paragraphs: [CLAIMS.price.text, CLAIMS.payment.text],
    },
    {
      heading: 'When you pay customs',
      list: [
        'Within 10 working days of the entry date, with the entry summary.',
        'Or once a month, by the 15th working day, for filers on a periodic monthly statement.',
        'By ACH: customs lists your summaries on a statement in ACE, and you authorize it there.',
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
}
