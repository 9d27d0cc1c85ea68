import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const deMinimisContext = (): Guide => ({
  ...documentationPage('/documentation/de-minimis'),
  description: t({
    id: 'de-minimis-topic.description',
    defaultMessage: 'What the end of the $800 exemption means for the entry types you choose.',
  }),
  lead: t({ id: 'de-minimis-topic.lead', defaultMessage: 'Small shipments now need an entry too.' }),
  sections: [
    {
      heading: t({ id: 'de-minimis-topic.short.heading', defaultMessage: 'In short' }),
      paragraphs: [
        t({
          id: 'de-minimis-topic.short.1',
          defaultMessage:
            'The exemption for shipments of $800 or less was suspended effective August 29, 2025. Section 321/Type 86 filings are rejected.',
        }),
      ],
    },
    {
      heading: t({ id: 'de-minimis-topic.which-entry.heading', defaultMessage: 'Which entry to choose' }),
      list: [
        t({
          id: 'de-minimis-topic.which-entry.item-1',
          defaultMessage:
            'Up to $2,500, unless the law requires a formal entry: informal, entry type 11 in [2].',
        }),
        t({
          id: 'de-minimis-topic.which-entry.item-2',
          defaultMessage: 'Above $2,500: formal, usually type 01, with a bond [4] [5].',
        }),
        t({
          id: 'de-minimis-topic.which-entry.item-3',
          defaultMessage: 'Antidumping or countervailing duty: type 03, formal at any value.',
        }),
      ],
    },
    {
      heading: t({ id: 'de-minimis-topic.more.heading', defaultMessage: 'More' }),
      paragraphs: [
        t({
          id: 'de-minimis-topic.more.1',
          defaultMessage: 'The page [De minimis](/about/de-minimis) explains the history and the cost.',
        }),
      ],
    },
  ],
  sources: [
    t({ id: 'de-minimis-topic.source-1', defaultMessage: '19 U.S.C. 1321; Executive Order 14324' }),
    t({ id: 'de-minimis-topic.source-2', defaultMessage: '19 CFR 143.21' }),
  ],
})
