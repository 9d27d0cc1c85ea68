import { label, type MessageDescriptor } from '../messages/index.ts'

/** What a person is asked about goods whose flags are in no list at hand. */
export interface AgencyQuestion {
  id: string
  agency: string
  /** The program that a yes proposes; left out where it takes more than this question to know. */
  program?: string
  /** The beginnings of the tariff numbers that it is asked of. */
  numbers: RegExp
  question: MessageDescriptor
}

/**
 * Which chapters an agency asks about is known by example only (grade D): an answer proposes a program, and never
 * refuses an entry.
 */
export const QUESTION_GRADE = 'D'

export const AGENCY_QUESTIONS: readonly AgencyQuestion[] = [
  {
    id: 'eaten',
    agency: 'FDA',
    program: 'FOO',
    numbers: /^(0[2-9]|1[0-35-9]|2[0-2]|35|050[1-9]|051)/,
    question: label({
      id: 'agency-question.eaten',
      defaultMessage: 'Is it meant to be eaten or drunk, by people or animals?',
    }),
  },
  {
    id: 'on-the-body',
    agency: 'FDA',
    program: 'COS',
    numbers: /^(33|34|9615|9616)/,
    question: label({
      id: 'agency-question.on-the-body',
      defaultMessage: 'Is it put on the body to clean it, to care for it or to make it look better?',
    }),
  },
  {
    id: 'treats',
    agency: 'FDA',
    program: 'DEV',
    numbers: /^(30|84|85|90|94)/,
    question: label({
      id: 'agency-question.treats',
      defaultMessage: 'Is it meant to find, treat or prevent a disease, or to support the body?',
    }),
  },
  {
    id: 'radiates',
    agency: 'FDA',
    program: 'RAD',
    numbers: /^(84|85|90)/,
    question: label({
      id: 'agency-question.radiates',
      defaultMessage: 'Does it have a laser, a lamp of ultraviolet light, microwaves, X-rays or ultrasound?',
    }),
  },
  {
    id: 'chemical',
    agency: 'EPA',
    program: 'TS1',
    numbers: /^(28|29|32|34|38)/,
    question: label({
      id: 'agency-question.chemical',
      defaultMessage: 'Is it a chemical substance or a mixture of them?',
    }),
  },
  {
    id: 'pests',
    agency: 'EPA',
    numbers: /^(3808|8421|8539|8543)/,
    question: label({
      id: 'agency-question.pests',
      defaultMessage: 'Is it meant to kill, repel or control insects, weeds, germs or other pests?',
    }),
  },
  {
    id: 'engine',
    agency: 'EPA',
    numbers: /^(840[78]|870[1-9]|871[01])/,
    question: label({
      id: 'agency-question.engine',
      defaultMessage: 'Does it have an engine that burns fuel?',
    }),
  },
  {
    id: 'cools',
    agency: 'EPA',
    numbers: /^(2903|3824|3827)/,
    question: label({
      id: 'agency-question.cools',
      defaultMessage: 'Is it a refrigerant, or does it contain one?',
    }),
  },
  {
    id: 'wood',
    agency: 'APH',
    program: 'APL',
    numbers: /^(44|4[6-8]|6602|8201|92|94)/,
    question: label({
      id: 'agency-question.wood',
      defaultMessage: 'Does it contain wood, paper, bamboo or another part of a plant?',
    }),
  },
  {
    id: 'road',
    agency: 'NHT',
    program: 'MVS',
    numbers: /^(870[1-59]|871[016])/,
    question: label({ id: 'agency-question.road', defaultMessage: 'Is it a vehicle for the road?' }),
  },
  {
    id: 'vehicle-part',
    agency: 'NHT',
    program: 'REI',
    numbers: /^(4011|870[678])/,
    question: label({
      id: 'agency-question.vehicle-part',
      defaultMessage: 'Is it a tire, or a part of a vehicle that a federal safety standard covers?',
    }),
  },
  {
    id: 'children',
    agency: 'CPS',
    program: 'CPS',
    numbers: /^(39|42|6[1-4]|9[45])/,
    question: label({
      id: 'agency-question.children',
      defaultMessage: 'Is it for children of 12 or younger?',
    }),
  },
  {
    id: 'meat',
    agency: 'FSI',
    program: 'FSI',
    numbers: /^(02|040[78]|160[12])/,
    question: label({
      id: 'agency-question.meat',
      defaultMessage: 'Does it contain meat, poultry, egg products or catfish?',
    }),
  },
  {
    id: 'wild',
    agency: 'FWS',
    program: 'FWS',
    numbers: /^(01|03|05|4[1-3]|67|95|96)/,
    question: label({
      id: 'agency-question.wild',
      defaultMessage: 'Is it a wild animal, or made of one: its leather, shell, feathers, horn or bone?',
    }),
  },
  {
    id: 'beer',
    agency: 'TTB',
    program: 'BER',
    numbers: /^(2203|220600)/,
    question: label({
      id: 'agency-question.beer',
      defaultMessage: 'Is it beer, sake or another drink of malt or rice?',
    }),
  },
  {
    id: 'wine',
    agency: 'TTB',
    program: 'WIN',
    numbers: /^220[456]/,
    question: label({ id: 'agency-question.wine', defaultMessage: 'Is it wine, cider or mead?' }),
  },
  {
    id: 'spirits',
    agency: 'TTB',
    program: 'DSP',
    numbers: /^220[78]/,
    question: label({ id: 'agency-question.spirits', defaultMessage: 'Is it a spirit that is distilled?' }),
  },
  {
    id: 'tobacco',
    agency: 'TTB',
    numbers: /^(240[2-4])/,
    question: label({
      id: 'agency-question.tobacco',
      defaultMessage: 'Is it tobacco, or made of it, to be smoked, chewed or inhaled?',
    }),
  },
  {
    id: 'organic',
    agency: 'AMS',
    numbers: /^(07|08|0407)/,
    question: label({
      id: 'agency-question.organic',
      defaultMessage:
        'Is it sold as organic, or is it a shell egg, a peanut, or a fruit or vegetable under a marketing order?',
    }),
  },
  {
    id: 'weapon',
    agency: 'ATF',
    numbers: /^(93|360[1-4])/,
    question: label({
      id: 'agency-question.weapon',
      defaultMessage: 'Is it a weapon or a part of one, ammunition or an explosive?',
    }),
  },
  {
    id: 'shrimp',
    agency: 'OMC',
    program: 'OMC',
    numbers: /^(0306|1605)/,
    question: label({ id: 'agency-question.shrimp', defaultMessage: 'Does it contain shrimp?' }),
  },
]

/** The questions that a tariff number raises. */
export const questionsOf = (hts: string): AgencyQuestion[] => {
  const digits = hts.replace(/\D/g, '')
  return AGENCY_QUESTIONS.filter(({ numbers }) => numbers.test(digits))
}
