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
        'Accuracy. A wrong number costs someone money, so every amount shows how it was calculated.',
        'Plain words. If we cannot explain a rule in one sentence, we do not understand it yet.',
        'Care for your data. The database keeps each company’s data apart.',
        'Access for everyone. A public form must work for every person who has to fill it in.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: [
        'We store customs rules as data. Each rule names its source and has its own tests. Where the form’s specification and the CBP system differ, we document both. Our changes are small, reviewed and reversible.',
      ],
    },
  ],
}

/** The builder by name, where the operator names one. */
export const builtBy = (builder: string) => ({
  heading: 'Who we are',
  paragraphs: [`${builder}, a federal digital services partner, builds the product.`],
})

export const ABOUT: ProseContent = {
  path: '/about',
  title: 'About',
  description:
    'Electronic Direct Filing of Entry lets US importers file CBP Form 7501 themselves, without a broker.',
  lead: 'A US importer may file its own customs entries. This product makes that practical.',
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        'When goods arrive in the United States, someone files an entry. The entry declares what the goods are, where they come from, what they are worth and what is owed. The law lets the importer file it (19 U.S.C. 1484). Most importers pay a broker, because the form has 47 blocks and the CBP system exchanges 80-column records.',
        'Here the form is six steps in plain language. Each field names the block it fills. You see errors before you file, and you see how the duty is calculated. The response from CBP appears on the same page.',
      ],
    },
    {
      heading: 'Who it is for',
      paragraphs: [
        'Importers, declarants and small teams who are not brokers. They know their goods and want to declare them themselves.',
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
        'Section 321 of the Tariff Act (19 U.S.C. 1321) let one shipment per person per day enter free of duty, if it was worth $800 or less. It needed little paperwork. Importers claimed the exemption electronically with entry type 86.',
      ],
    },
    {
      heading: 'What changed',
      list: [
        'May 2, 2025: goods from China and Hong Kong lost the exemption.',
        'August 29, 2025: Executive Order 14324 suspended the exemption for goods from every country.',
        'June 24 and July 24, 2026: CBP rules continue the suspension, for goods sent by carrier and by mail.',
        'July 1, 2027: a statute repeals the exemption.',
      ],
    },
    {
      heading: 'What it means for your shipment',
      list: [
        'You may usually enter goods worth $2,500 or less informally (entry type 11; 19 CFR 143.21). The entry summary then needs no bond.',
        'Goods worth more need a formal entry (type 01, 02, 03 or 07) and a bond. So do goods under quota, antidumping duty or countervailing duty.',
        'You owe duty, taxes and fees on entry, whatever the value. [What It Costs](/documentation/costs) calculates one entry as an example.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Every entry pays a merchandise processing fee besides duty. An informal entry filed electronically pays a fixed fee: $2.77 from October 1, 2026. A formal entry pays 0.3464% of the value. In the same year, the minimum is $34.58 and the maximum is $670.86.',
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
