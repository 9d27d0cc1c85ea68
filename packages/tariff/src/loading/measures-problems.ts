import { defineMessage } from '@edfe/domain/messages'

/** Why an edition of measures contradicts the tariff. Headings have dots. */
export const measuresProblems = {
  unknownHeading: defineMessage<{ heading: string }>({
    id: 'measures.unknown-heading',
    defaultMessage: 'No program of the tariff files heading {heading}.',
  }),
  notInForce: defineMessage<{ heading: string; date: { day: string } }>({
    id: 'measures.not-in-force',
    defaultMessage: 'Heading {heading} is not in force on {date}.',
  }),
  noPercent: defineMessage<{ heading: string }>({
    id: 'measures.no-percent',
    defaultMessage: 'Heading {heading} charges nothing, so it has no percentage to change.',
  }),
  unknownProgram: defineMessage<{ heading: string; program: string }>({
    id: 'measures.unknown-program',
    defaultMessage: 'Heading {heading} names program {program}, which does not exist.',
  }),
  givesWayTo: defineMessage<{ program: string; other: string }>({
    id: 'measures.gives-way-to',
    defaultMessage: 'Program {program} gives way to {other}, which does not exist.',
  }),
  programTwice: defineMessage<{ program: string }>({
    id: 'measures.program-twice',
    defaultMessage: 'Program {program} is in the file twice.',
  }),
  overlap: defineMessage<{ heading: string; date: { day: string } }>({
    id: 'measures.overlap',
    defaultMessage:
      'Heading {heading} is in force on {date} already: end it, or change its percentage, in place of adding it.',
  }),
  order: defineMessage<{ heading: string; date: { day: string } }>({
    id: 'measures.order',
    defaultMessage:
      'The operations of heading {heading} overlap on {date}: give them in the order of their days, one a day.',
  }),
  daysReversed: defineMessage<{ heading: string }>({
    id: 'measures.days-reversed',
    defaultMessage: 'The last day of heading {heading} is before its first day.',
  }),
  unknownCountry: defineMessage<{ heading: string; country: string }>({
    id: 'measures.unknown-country',
    defaultMessage: 'Heading {heading} names country {country}, which has no such code.',
  }),
  unknownNumber: defineMessage<{ heading: string; number: string; edition: string }>({
    id: 'measures.unknown-number',
    defaultMessage: 'Heading {heading} names {number}, which {edition} lacks.',
  }),
}
