import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'

export const company = (): ProseContent => ({
  path: '/about/company',
  title: t({ id: 'company.title', defaultMessage: 'Company' }),
  description: t({
    id: 'company.description',
    defaultMessage: 'Who builds Electronic Direct Filing of Entry, what we value and how we work.',
  }),
  lead: t({
    id: 'company.lead',
    defaultMessage: 'We build government-grade software for people who have a business to run.',
  }),
  sections: [
    {
      heading: t({ id: 'company.we-value.heading', defaultMessage: 'What we value' }),
      list: [
        t({
          id: 'company.we-value.item-1',
          defaultMessage:
            'Accuracy. A wrong number costs someone money, so every amount shows how it was calculated.',
        }),
        t({
          id: 'company.we-value.item-2',
          defaultMessage:
            'Plain words. If we cannot explain a rule in one sentence, we do not understand it yet.',
        }),
        t({
          id: 'company.we-value.item-3',
          defaultMessage: 'Care for your data. The database keeps each company’s data apart.',
        }),
        t({
          id: 'company.we-value.item-4',
          defaultMessage:
            'Access for everyone. A public form must work for every person who has to fill it in.',
        }),
      ],
    },
    {
      heading: t({ id: 'company.we-work.heading', defaultMessage: 'How we work' }),
      paragraphs: [
        t({
          id: 'company.we-work.1',
          defaultMessage:
            'We store customs rules as data. Each rule names its source and has its own tests. You can practice under simpler rules or under CBP’s own, and we document each difference. Real filings follow CBP’s rules. Our changes are small, reviewed and reversible.',
        }),
      ],
    },
  ],
})

/** The builder by name, where the operator names one. */
export const builtBy = (builder: string) => ({
  heading: t({ id: 'company.builder.heading', defaultMessage: 'Who we are' }),
  paragraphs: [
    t(
      {
        id: 'company.builder.1',
        defaultMessage: '{builder}, a federal digital services partner, builds the product.',
      },
      { builder },
    ),
  ],
})
