import { t } from '../../words/t.ts'
import { documentationPage } from '../documentation-pages.ts'

/** Our Mission: what it says, and the roadmap of three phases. */
export const mission = () => ({
  ...documentationPage('/about/mission'),
  lead: t({
    id: 'mission.lead',
    defaultMessage:
      'Filing an entry should take minutes and cost a fair price. No one should have to guess what CBP requires.',
  }),
  phases: [
    {
      title: t({ id: 'mission.file.title', defaultMessage: 'File one entry' }),
      summary: t({
        id: 'mission.file.summary',
        defaultMessage:
          'Six steps, every check before filing, the duty calculation, submission and the CBP response.',
      }),
    },
    {
      title: t({ id: 'mission.keep.title', defaultMessage: 'Keep every record' }),
      summary: t({
        id: 'mission.keep.summary',
        defaultMessage:
          'The documents, statements and messages of each entry in one place, ready for an audit years later.',
      }),
    },
    {
      title: t({ id: 'mission.reuse.title', defaultMessage: 'File with less typing' }),
      summary: t({
        id: 'mission.reuse.summary',
        defaultMessage:
          'The product reuses parties, products and past entries. It asks only for what changed.',
      }),
    },
  ],
})
