import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'

export const deMinimis = (): ProseContent => ({
  path: '/about/de-minimis',
  title: t({ id: 'de-minimis.title', defaultMessage: 'De minimis suspended effective August 29, 2025' }),
  description: t({
    id: 'de-minimis.description',
    defaultMessage:
      'The $800 duty-free exemption is suspended. What that means for small shipments, and how to enter them.',
  }),
  lead: t({
    id: 'de-minimis.lead',
    defaultMessage:
      'The de minimis duty-free exemption (shipments of $800 or less) was suspended effective August 29, 2025. Section 321/Type 86 filings are rejected; all imports need a formal or informal entry with duties, taxes and fees paid at entry.',
  }),
  sections: [
    {
      heading: t({ id: 'de-minimis.exemption.heading', defaultMessage: 'What the exemption was' }),
      paragraphs: [
        t({
          id: 'de-minimis.exemption.1',
          defaultMessage:
            'Section 321 of the Tariff Act (19 U.S.C. 1321) let one shipment per person per day enter free of duty, if it was worth $800 or less. It needed little paperwork. Importers claimed the exemption electronically with entry type 86.',
        }),
      ],
    },
    {
      heading: t({ id: 'de-minimis.changed.heading', defaultMessage: 'What changed' }),
      list: [
        t({
          id: 'de-minimis.changed.item-1',
          defaultMessage: 'May 2, 2025: goods from China and Hong Kong lost the exemption.',
        }),
        t({
          id: 'de-minimis.changed.item-2',
          defaultMessage:
            'August 29, 2025: Executive Order 14324 suspended the exemption for goods from every country.',
        }),
        t({
          id: 'de-minimis.changed.item-3',
          defaultMessage:
            'June 24 and July 24, 2026: CBP rules continue the suspension, for goods sent by carrier and by mail.',
        }),
        t({
          id: 'de-minimis.changed.item-4',
          defaultMessage: 'July 1, 2027: a statute repeals the exemption.',
        }),
      ],
    },
    {
      heading: t({
        id: 'de-minimis.means-shipment.heading',
        defaultMessage: 'What it means for your shipment',
      }),
      list: [
        t({
          id: 'de-minimis.means-shipment.item-1',
          defaultMessage:
            'You may usually enter goods worth $2,500 or less informally (entry type 11; 19 CFR 143.21). The entry summary then needs no bond.',
        }),
        t({
          id: 'de-minimis.means-shipment.item-2',
          defaultMessage:
            'Goods worth more need a formal entry (type 01, 02, 03 or 07) and a bond. So do goods under quota, antidumping duty or countervailing duty.',
        }),
        t({
          id: 'de-minimis.means-shipment.item-3',
          defaultMessage:
            'You owe duty, taxes and fees on entry, whatever the value. [What It Costs](/documentation/costs) calculates one entry as an example.',
        }),
      ],
    },
    {
      heading: t({ id: 'de-minimis.costs.heading', defaultMessage: 'What it costs' }),
      paragraphs: [
        t({
          id: 'de-minimis.costs.1',
          defaultMessage:
            'Every entry pays a merchandise processing fee besides duty. An informal entry filed electronically pays a fixed fee: $2.77 from October 1, 2026. A formal entry pays 0.3464% of the value. In the same year, the minimum is $34.58 and the maximum is $670.86.',
        }),
      ],
    },
    {
      heading: t({ id: 'de-minimis.sources.heading', defaultMessage: 'Sources' }),
      list: [
        t({
          id: 'de-minimis.sources.item-1',
          defaultMessage:
            '19 U.S.C. 1321(a)(2)(C); Executive Order 14324 of July 30, 2025; Federal Register documents 2026-12670 and 2026-12669.',
        }),
        t({
          id: 'de-minimis.sources.item-2',
          defaultMessage:
            '19 CFR 143.21 (informal entry); 19 CFR 24.23 (merchandise processing fee) and the yearly notices in the Federal Register.',
        }),
      ],
    },
  ],
})
