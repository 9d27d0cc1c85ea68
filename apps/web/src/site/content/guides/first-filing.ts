import { formatDay, parseDay } from '@edfe/domain/calendar'
import { dollarsText } from '@edfe/domain/money'
import { ROAD_STEPS, USUAL_VOLUME } from '@edfe/domain/road'
import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

/** The road from nothing to the first entry that CBP takes, for people without an account. */
export const firstFiling = (): Guide => ({
  ...documentationPage('/documentation/first-filing'),
  description: t({
    id: 'first-filing.description',
    defaultMessage:
      'Eight steps to file your own customs entries: importer number, bond, filer code, letter of intent, connection, tests and payment, with weeks, costs and sources.',
  }),
  lead: t({
    id: 'first-filing.lead',
    defaultMessage:
      'What CBP asks of a company before it takes an entry from it. With an account, the letters are filled in for you and your progress is kept. You can practice everything meanwhile.',
  }),
  sections: [
    ...ROAD_STEPS.map(({ title, text, who, time, cost, unlocks, source }, at) => ({
      heading: t(
        { id: 'first-filing.step', defaultMessage: '{number}. {title}' },
        { number: at + 1, title: t(title) },
      ),
      paragraphs: [
        t(text),
        t(
          {
            id: 'first-filing.terms',
            defaultMessage: 'Who: {who}. Time: {time}. Cost: {cost}. Then: {unlocks}',
          },
          { who: t(who), time: t(time), cost: t(cost), unlocks: t(unlocks) },
        ),
        t(
          { id: 'first-filing.source', defaultMessage: 'Source: {name}, read {day}.' },
          { name: source.name, day: formatDay(parseDay(source.read)!) },
        ),
      ],
    })),
    {
      heading: t({ id: 'first-filing.volume', defaultMessage: 'If you file few entries' }),
      paragraphs: [
        t(
          {
            id: 'first-filing.volume.1',
            defaultMessage:
              'Ports usually assign a filer code from about {entries} entries and {value} a year ({source}). It is a practice, no rule: state your volumes as they are, and ask.',
          },
          {
            entries: USUAL_VOLUME.entriesInYear,
            value: dollarsText(USUAL_VOLUME.valueInYear),
            source: USUAL_VOLUME.source,
          },
        ),
        t({
          id: 'first-filing.volume.2',
          defaultMessage:
            'Without a code, a broker files the finished entry that you wrote and checked here, or the port takes paper under a number of CBP (19 CFR 142.3a(e)).',
        }),
      ],
    },
  ],
})
