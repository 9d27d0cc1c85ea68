import { label, type MessageDescriptor } from '../messages/index.ts'

/** The steps from nothing to the first entry that CBP takes, in the order in which they unlock each other. */
export const ROAD_STEP_KEYS = [
  'right_to_file',
  'importer_number',
  'bond',
  'filer_code',
  'letter_of_intent',
  'connection',
  'tests',
  'payment',
] as const
export type RoadStepKey = (typeof ROAD_STEP_KEYS)[number]

/** Letters that are written for a step. */
export const ROAD_LETTERS = [
  'importer_number',
  'filer_code',
  'letter_of_intent',
  'ach_debit',
  'ach_credit',
] as const
export type RoadLetter = (typeof ROAD_LETTERS)[number]

export interface RoadStep {
  key: RoadStepKey
  title: MessageDescriptor
  text: MessageDescriptor
  /** Who acts after the importer has asked. */
  who: MessageDescriptor
  /** Weeks that it takes, from and to; undefined where no source says. */
  weeks?: readonly [from: number, to: number]
  /** Where the time is a sentence: 'with the step before'. */
  time: MessageDescriptor
  cost: MessageDescriptor
  /** What the organization can do once the step is done. */
  unlocks: MessageDescriptor
  /** The letter that goes with it, or the first of two. */
  letter?: RoadLetter
  /** The law, form or notice that the step rests on, and the day it was read. */
  source: { name: string; read: string }
}

const READ = '2026-11-20'
const ABI_REQUIREMENTS = 'CBP, ABI Requirements, July 2022'
const UNKNOWN_TIME = label({ id: 'road.time.unknown', defaultMessage: 'CBP names no time' })
const FREE = label({ id: 'road.cost.free', defaultMessage: 'Free' })

/**
 * The road to the first real filing. Times that only one vendor names are in the text as theirs; what no source says is
 * 'CBP names no time', and is not in the sum.
 */
export const ROAD_STEPS: readonly RoadStep[] = [
  {
    key: 'right_to_file',
    title: label({ id: 'road.right.title', defaultMessage: 'May I file myself?' }),
    text: label({
      id: 'road.right.text',
      defaultMessage:
        'Yes, for your own goods: the importer of record may make entry without a customs broker’s license. For goods of another company you need the license.',
    }),
    who: label({ id: 'road.who.you', defaultMessage: 'You' }),
    weeks: [0, 0],
    time: label({ id: 'road.right.time', defaultMessage: 'Today' }),
    cost: FREE,
    unlocks: label({ id: 'road.right.unlocks', defaultMessage: 'Everything that follows.' }),
    source: { name: '19 U.S.C. 1484', read: READ },
  },
  {
    key: 'importer_number',
    letter: 'importer_number',
    title: label({ id: 'road.number.title', defaultMessage: 'Importer number' }),
    text: label({
      id: 'road.number.text',
      defaultMessage:
        'CBP Form 5106 puts your company on file under its EIN. Our data sheet names the blocks of its edition of 2015, with what the edition of October 19, 2018 added: compare it with the form in force. A number without an entry for a year becomes inactive.',
    }),
    who: label({ id: 'road.who.cbp', defaultMessage: 'CBP' }),
    weeks: [0, 1],
    time: label({ id: 'road.number.time', defaultMessage: 'Days' }),
    cost: FREE,
    unlocks: label({
      id: 'road.number.unlocks',
      defaultMessage: 'A surety writes your bond under it, and each entry names it in block 27.',
    }),
    source: { name: 'CBP Form 5106; 19 CFR 24.5', read: READ },
  },
  {
    key: 'bond',
    title: label({ id: 'road.bond.title', defaultMessage: 'Continuous bond' }),
    text: label({
      id: 'road.bond.text',
      defaultMessage:
        'A surety promises CBP that your duty is paid. CBP expects 10 percent of a year’s duty, taxes and fees, and at least $50,000. The surety asks for your importer number, a year of planned imports and often your accounts.',
    }),
    who: label({ id: 'road.who.surety', defaultMessage: 'A surety' }),
    time: label({ id: 'road.bond.time', defaultMessage: 'Ask the surety' }),
    cost: label({ id: 'road.bond.cost', defaultMessage: 'The surety’s price' }),
    unlocks: label({
      id: 'road.bond.unlocks',
      defaultMessage: 'Entries of more than $2,500, and payment by periodic monthly statement.',
    }),
    source: { name: '19 CFR 113.13(b); CBP Directive 3510-004', read: READ },
  },
  {
    key: 'filer_code',
    letter: 'filer_code',
    title: label({ id: 'road.filer.title', defaultMessage: 'Filer code' }),
    text: label({
      id: 'road.filer.text',
      defaultMessage:
        'Three characters that CBP assigns to certain importers, by how many entries they file and how often. They begin each entry number. Write to the director of your main port, and state your volumes as they are.',
    }),
    who: label({ id: 'road.who.port', defaultMessage: 'The port director' }),
    weeks: [6, 6],
    time: label({ id: 'road.filer.time', defaultMessage: 'About 6 weeks' }),
    cost: FREE,
    unlocks: label({
      id: 'road.filer.unlocks',
      defaultMessage:
        'Entry numbers of your own, which the operator of this server confirms from CBP’s letter.',
    }),
    source: { name: '19 CFR 142.3a(b)(1)', read: READ },
  },
  {
    key: 'letter_of_intent',
    letter: 'letter_of_intent',
    title: label({ id: 'road.intent.title', defaultMessage: 'Letter of intent' }),
    text: label({
      id: 'road.intent.text',
      defaultMessage:
        'To CBP’s Office of Information and Technology, letterofintent@cbp.dhs.gov, on your letterhead: who you are, which software and connection you use, and how many entries you file a month. CBP then names a client representative.',
    }),
    who: label({ id: 'road.who.oit', defaultMessage: 'CBP, Office of Information and Technology' }),
    weeks: [0, 0],
    time: label({ id: 'road.intent.time', defaultMessage: 'Together with the filer code' }),
    cost: FREE,
    unlocks: label({
      id: 'road.intent.unlocks',
      defaultMessage: 'A client representative, who opens the connection and the test environment.',
    }),
    source: { name: `19 CFR 143.2; ${ABI_REQUIREMENTS}`, read: READ },
  },
  {
    key: 'connection',
    title: label({ id: 'road.connection.title', defaultMessage: 'Connection' }),
    text: label({
      id: 'road.connection.text',
      defaultMessage:
        'Directly to CBP (MQ over the internet, a VPN or SFTP) with an Interconnection Security Agreement for three years, or through a service center or a value-added network, which has that agreement itself.',
    }),
    who: label({ id: 'road.who.operator', defaultMessage: 'The operator of this server, with CBP' }),
    time: UNKNOWN_TIME,
    cost: label({
      id: 'road.connection.cost',
      defaultMessage: 'Directly: free. A service center or network: ask for its price',
    }),
    unlocks: label({
      id: 'road.connection.unlocks',
      defaultMessage: 'CBP’s test environment, under your site code and password.',
    }),
    source: { name: ABI_REQUIREMENTS, read: READ },
  },
  {
    key: 'tests',
    title: label({ id: 'road.tests.title', defaultMessage: 'CBP’s tests' }),
    text: label({
      id: 'road.tests.text',
      defaultMessage:
        'A test of your usual mix of entries with errors under 10 percent, then ten days of real summaries with errors of at most 5 percent a day, then three days of releases under 10 percent at each port. You take the test, not the maker of the software.',
    }),
    who: label({ id: 'road.who.you-and-cbp', defaultMessage: 'You, with your client representative' }),
    weeks: [3, 4],
    time: label({ id: 'road.tests.time', defaultMessage: '3 to 4 weeks' }),
    cost: FREE,
    unlocks: label({ id: 'road.tests.unlocks', defaultMessage: 'Real entries, filed from here.' }),
    source: { name: ABI_REQUIREMENTS, read: READ },
  },
  {
    key: 'payment',
    letter: 'ach_debit',
    title: label({ id: 'road.payment.title', defaultMessage: 'Pay by ACH' }),
    text: label({
      id: 'road.payment.text',
      defaultMessage:
        'CBP collects a daily or monthly statement from your bank account (ACH debit, CBP Form 400), or your bank pays CBP (ACH credit, CBP Form 401). Until then you pay at the port.',
    }),
    who: label({ id: 'road.who.revenue', defaultMessage: 'CBP, Revenue Division' }),
    time: UNKNOWN_TIME,
    cost: FREE,
    unlocks: label({
      id: 'road.payment.unlocks',
      defaultMessage: 'Statements on the payments page, and one payment for many entries.',
    }),
    source: { name: '19 CFR 24.25 and 24.26', read: READ },
  },
]
