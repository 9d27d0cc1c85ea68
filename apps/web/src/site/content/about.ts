import type { ProseContent } from '../pages/prose-page.tsx'

export const COMPANY: ProseContent = {
  path: '/about/company',
  title: 'Company',
  description: 'Who builds Electronic Direct Filing of Entry, what we value and how we work.',
  lead: 'We build government-grade software for people who have a business to run.',
  sections: [
    {
      heading: 'What we value',
      list: [
        'Exactness. A wrong number costs someone money, so every figure can show how it came about.',
        'Plain words. A rule that cannot be explained in a sentence is not yet understood.',
        'Care with what is yours. Another company’s data is never a query away.',
        'Everyone can use it. A form for the public has no audience to leave out.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: [
        'Customs rules are kept as data, each with its source, and are tested one by one. What the specification of the form says and what customs’ own system does are written down side by side wherever they differ. Changes are small, reviewed and reversible.',
      ],
    },
    {
      heading: 'Who we are',
      paragraphs: [
        'The product is built by a federal digital services partner: engineers and designers who have made services for public agencies.',
      ],
    },
  ],
}

export const ABOUT: ProseContent = {
  path: '/about',
  title: 'About',
  description:
    'Electronic Direct Filing of Entry lets US importers file CBP Form 7501 themselves, without a broker.',
  lead: 'A US importer may file its own customs entries. This is the tool that makes it practical.',
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        'When goods arrive in the United States, someone files an entry: a declaration of what they are, where they come from, what they are worth and what is owed. The law lets the importer do that itself (19 U.S.C. 1484). Most pay a broker, because the form has 47 blocks and the system behind it speaks in 80-column records.',
        'Here the form is six steps in plain language. Each field says which block it fills and which document it comes from. Problems are shown before filing, the duty is shown as it is computed, and the answer from customs comes back to the same page.',
      ],
    },
    {
      heading: 'Who it is for',
      paragraphs: [
        'Importers, declarants and small teams who are not brokers: people who know their goods and want to declare them themselves.',
      ],
    },
  ],
}

export const DE_MINIMIS: ProseContent = {
  path: '/about/de-minimis',
  title: 'De minimis suspended effective August 29, 2025',
  description:
    'The $800 duty-free exemption is suspended. What that means for small shipments, and how to enter them.',
  lead: 'The de minimis duty-free exemption (shipments of $800 or less) was suspended effective August 29, 2025. Section 321/Type 86 filings are rejected; all imports need a formal or informal entry with duties, taxes and fees paid at entry.',
  sections: [
    {
      heading: 'What the exemption was',
      paragraphs: [
        'Section 321 of the Tariff Act (19 U.S.C. 1321) let shipments worth $800 or less, one per person and day, enter free of duty with little paperwork. Entry type 86 was the electronic way to claim it.',
      ],
    },
    {
      heading: 'What changed',
      list: [
        'May 2, 2025: goods of China and Hong Kong lost the exemption.',
        'August 29, 2025: the exemption was suspended for goods of every country (Executive Order 14324).',
        'June 24 and July 24, 2026: rules of customs keep the suspension in force, for goods by carrier and by mail.',
        'July 1, 2027: the exemption is repealed by statute.',
      ],
    },
    {
      heading: 'What it means for your shipment',
      list: [
        'Goods worth $2,500 or less may usually be entered informally (entry type 11; 19 CFR 143.21). No bond is asked for on the entry summary.',
        'Goods worth more, and goods under quota, antidumping or countervailing duty, need a formal entry (type 01, 02, 03 or 07) and a bond.',
        'Duty, taxes and fees are owed on entry, whatever the value. [What It Costs](/documentation/costs) works one entry out.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Besides duty, an informal entry that is filed electronically pays a fixed merchandise processing fee ($2.77 from October 1, 2026). A formal entry pays 0.3464% of the value, at least $34.58 and at most $670.86 in the same year.',
      ],
    },
    {
      heading: 'Sources',
      list: [
        '19 U.S.C. 1321(a)(2)(C); Executive Order 14324 of July 30, 2025; Federal Register documents 2026-12670 and 2026-12669.',
        '19 CFR 143.21 (informal entry); 19 CFR 24.23 (merchandise processing fee) and the yearly notices in the Federal Register.',
      ],
    },
  ],
}
