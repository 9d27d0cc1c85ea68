import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'

export const about = (): ProseContent => ({
  path: '/about',
  title: t({ id: 'about.title', defaultMessage: 'About' }),
  description: t({
    id: 'about.description',
    defaultMessage:
      'Electronic Direct Filing of Entry lets US importers file the release of their goods (CBP Form 3461) and CBP Form 7501 themselves, without a broker.',
  }),
  lead: t({
    id: 'about.lead',
    defaultMessage: 'A US importer may file its own customs entries. This product makes that practical.',
  }),
  sections: [
    {
      heading: t({ id: 'about.what-it.heading', defaultMessage: 'What it is' }),
      paragraphs: [
        t({
          id: 'about.what-it.1',
          defaultMessage:
            'When goods arrive in the United States, someone files an entry. The entry declares what the goods are, where they come from, what they are worth and what is owed. The law lets the importer file it (19 U.S.C. 1484). Most importers pay a broker, because the form has 47 blocks and the CBP system exchanges 80-column records.',
        }),
        t({
          id: 'about.what-it.2',
          defaultMessage:
            'Here the form is six steps in plain language. Each field names the block it fills. You see errors before you file, and you see how the duty is calculated. The response from CBP appears on the same page.',
        }),
      ],
    },
    {
      heading: t({ id: 'about.who.heading', defaultMessage: 'Who it is for' }),
      paragraphs: [
        t({
          id: 'about.who.1',
          defaultMessage:
            'Importers, declarants and small teams who are not brokers. They know their goods and want to declare them themselves.',
        }),
      ],
    },
  ],
})
