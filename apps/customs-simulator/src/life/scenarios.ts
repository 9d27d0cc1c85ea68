import type { PracticeScenario } from '@edfe/domain/release'
import { about, ofAgency, ofBill, ofEntry, on, type Scenario } from './scenario.ts'

/** CBP sets the date of release itself as the goods arrive; it ends an exam; it moves the date. */
const AT_ARRIVAL = { releaseOrigin: '03' }
const AFTER_EXAM = { releaseOrigin: '05' }
const MOVED = { releaseOrigin: '09' }

const arrived = ofBill(on('arrival', 0, '0611'), '95', 'BILL ARRIVED')
const released = ofEntry(on('arrival', 0, '0612'), '98', 'RELEASED', AT_ARRIVAL)
const oneUsg = (time: string) => ofEntry(on('arrival', 0, time), '01', 'ONEUSG')
const release = about(arrived, released, oneUsg('0612'))

/** Line, tariff position and line of the agency, in the version of the group that is current. */
const LINE = { firstLine: '001', firstTariff: '01', firstPgaLine: '001', groupVersion: '04' }
const food = { agency: 'FDA', program: 'FOO', ...LINE }
const device = { agency: 'FDA', program: 'DEV', ...LINE }

/**
 * The lives of a release that can be chosen. Codes, words and order are those of CBP's chapters, days and times are
 * this simulator's. `redelivery` has our remark, since CBP sends that notice on paper.
 */
export const SCENARIOS = {
  plain: { filed: [release] },
  matched: {
    filed: [
      {
        shows: ['ownReference', 'lines', 'bills'],
        steps: [ofBill(on('arrival', -6, '0915'), '91', 'NO BILL MATCH')],
      },
      {
        shows: ['ownReference', 'bills'],
        steps: [
          ofBill(on('arrival', -5, '0801'), '93', 'BILL ON FILE'),
          ofEntry(on('arrival', -5, '0802'), '97', 'ADMISSIBLE'),
        ],
      },
      release,
    ],
  },
  exam: {
    filed: [
      about(arrived, ofEntry(on('arrival', 0, '0612'), '03', 'PENDING INTENSIVE EXAM')),
      about(
        ofEntry(on('arrival', 4, '1430'), '98', 'RELEASED', AFTER_EXAM),
        ofEntry(on('arrival', 4, '1430'), '01', 'ONEUSG'),
      ),
    ],
  },
  detention: {
    filed: [
      about(arrived, ofEntry(on('arrival', 0, '0611'), '04', 'DETAINED')),
      about(
        ofEntry(on('arrival', 28, '1430'), '98', 'RELEASED', AFTER_EXAM),
        ofEntry(on('arrival', 28, '1430'), '01', 'ONEUSG'),
      ),
    ],
  },
  documents: {
    filed: [
      about(ofEntry(on('arrival', -2, '1000'), '96', 'DOCUMENT REQUIRED', { documentType: '01' })),
      about(ofEntry(on('arrival', -1, '0900'), '90', 'UNDER CBP REVIEW')),
      about(released, oneUsg('0613')),
    ],
  },
  fdaReview: {
    filed: [
      {
        shows: ['lines', 'bills'],
        steps: [
          ofEntry(on('arrival', -2, '0900'), '97', 'ADMISSIBLE'),
          ofAgency(
            on('arrival', -2, '0919'),
            '01',
            'DATA UNDER PGA REVIEW',
            { ...food, lineCode: '01' },
            { detail: { referenceKind: '01', reference: 'PN1234567890', receivedAt: '091905' } },
          ),
        ],
      },
      about(
        ofAgency(on('arrival', -2, '0932'), '07', 'MAY PROCEED', { ...food, lineCode: '07', reason: '22' }),
        released,
        oneUsg('0613'),
      ),
    ],
  },
  fdaHold: {
    filed: [
      about(
        released,
        ofAgency(
          on('arrival', 0, '0700'),
          '02',
          'HOLD INTACT',
          { ...device, lineCode: '02', reason: '12', hold: '2' },
          { comment: 'SAMPLE REQUESTED CONTACT FDA DIVISION OFFICE' },
        ),
      ),
      about(
        ofAgency(on('arrival', 5, '1500'), '07', 'MAY PROCEED', { ...device, lineCode: '07', reason: '23' }),
        ofEntry(on('arrival', 5, '1501'), '01', 'ONEUSG'),
      ),
    ],
  },
  fdaDocuments: {
    filed: [
      about(
        ofAgency(on('arrival', -1, '1000'), '10', 'DOCUMENT REQUIRED', {
          ...food,
          lineCode: '10',
          documentType: '01',
        }),
      ),
      about(
        ofAgency(on('arrival', 0, '0600'), '07', 'MAY PROCEED', { ...food, lineCode: '07', reason: '22' }),
        released,
        oneUsg('0613'),
      ),
    ],
  },
  fdaRejection: {
    filed: [
      about(
        ofAgency(
          on('arrival', -3, '1022'),
          '04',
          'DATA REJECTED PER PGA REVIEW',
          { ...food, lineCode: '04', reason: '14' },
          {
            detail: {
              referenceKind: '03',
              reference: 'CN1234567890',
              receivedAt: '153025',
              reason1: '151',
              reason2: '152',
            },
            comment: 'MANUFACTURER REGISTRATION NOT FOUND',
          },
        ),
      ),
    ],
    replaced: [
      {
        steps: [
          ofEntry(on('request', 0, '0800'), '88', 'ENTRY REPLACED'),
          ofAgency(on('request', 0, '0815'), '07', 'MAY PROCEED', { ...food, lineCode: '07', reason: '22' }),
        ],
      },
    ],
  },
  fdaHoldsNow: {
    filed: [
      about(
        ofAgency(on('request', 1, '0900'), '02', 'HOLD INTACT', {
          ...device,
          lineCode: '02',
          reason: '12',
          hold: '2',
        }),
      ),
      about(
        ofAgency(on('request', 5, '1500'), '07', 'MAY PROCEED', { ...device, lineCode: '07', reason: '23' }),
      ),
    ],
  },
  fdaAsksNow: {
    filed: [
      about(
        ofAgency(on('request', 1, '0900'), '10', 'DOCUMENT REQUIRED', {
          ...food,
          lineCode: '10',
          documentType: '01',
        }),
      ),
      about(
        ofAgency(on('request', 5, '1500'), '07', 'MAY PROCEED', { ...food, lineCode: '07', reason: '22' }),
      ),
    ],
  },
  wrongBill: {
    filed: [about(ofBill(on('filing', 0, '0915'), '91', 'NO BILL MATCH'))],
    updated: [
      about(
        ofBill(on('request', 1, '0611'), '95', 'BILL ARRIVED'),
        ofEntry(on('request', 1, '0612'), '98', 'RELEASED', AT_ARRIVAL),
        ofEntry(on('request', 1, '0612'), '01', 'ONEUSG'),
      ),
    ],
  },
  noBillMatch: {
    filed: [
      about(
        ofBill(on('filing', 0, '0915'), '91', 'NO BILL MATCH'),
        ofEntry(on('filing', 30, '0100'), '26', 'NO BILL MATCH AFTER 30 DAYS'),
      ),
      about(
        ofEntry(on('filing', 60, '0100'), '28', 'NO BILL MATCH AFTER 60 DAYS'),
        ofEntry(on('filing', 60, '0100'), '25', 'ENTRY WILL BE CANCELLED IN 7 DAYS'),
      ),
      { steps: [ofEntry(on('filing', 67, '0100'), '23', 'ENTRY CANCELLED')] },
    ],
  },
  cancellationRefused: {
    filed: [release],
    cancellations: [
      [
        {
          references: [
            ['RSN', '16'],
            ['CMT', 'REPLACEMENT ENTRY NOT FOUND'],
          ],
          steps: [ofEntry(on('request', 0, '1100'), '87', 'CANCELLATION REQUEST REJECTED')],
        },
      ],
      [{ steps: [ofEntry(on('request', 1, '1100'), '23', 'ENTRY CANCELLED')] }],
    ],
  },
  split: {
    filed: [
      about(
        ofBill(on({ part: 0 }, 0, '0700'), '95', 'BILL ARRIVED', { part: 0 }),
        ofEntry(on({ part: 0 }, 0, '0701'), '83', 'SPLIT SHIPMENT RELEASE PENDING'),
      ),
      about(
        ofBill(on({ part: 1 }, 0, '0700'), '95', 'BILL ARRIVED', { part: 1 }),
        ofEntry(on({ part: 1 }, 0, '0701'), '98', 'RELEASED', AT_ARRIVAL),
        ofEntry(on({ part: 1 }, 0, '0702'), '01', 'ONEUSG'),
      ),
      { steps: [ofEntry(on({ part: 1 }, 1, '0900'), '22', 'RELEASE DATE UPDATE', MOVED)] },
      { steps: [ofEntry(on({ part: 1 }, 2, '0900'), '99', 'RELEASE SUSPENDED')] },
    ],
  },
  redelivery: {
    filed: [
      release,
      {
        references: [['CMT', 'NOTICE OF REDELIVERY ISSUED']],
        steps: [ofEntry(on('arrival', 3, '1000'), '99', 'RELEASE SUSPENDED')],
      },
    ],
  },
} as const satisfies Record<PracticeScenario, Scenario>

/** What a person at CBP decides about a request where the scenario says nothing else: it is granted. */
export const GRANTED: { replacement: Scenario['filed']; cancellation: Scenario['filed'] } = {
  replacement: [{ steps: [ofEntry(on('request', 1, '1100'), '88', 'ENTRY REPLACED')] }],
  cancellation: [{ steps: [ofEntry(on('request', 1, '1100'), '23', 'ENTRY CANCELLED')] }],
}
