import type { EntrySummaryFacts } from '@edfe/domain/filing'
import type { Change } from '../sample-batch.ts'

const EXPORTER = { kind: 'E', id: 'TWHSI118TAI' } as const

/** A case at 10 % of the entered value, paid in cash. */
const caseAt = (duty: string, caseNumber: string) =>
  ({ caseNumber, claim: 'C', rate: '10.00', rateKind: 'A', value: '0', quantity: '0', duty }) as const

/** The single transaction bond that the case needs beside the continuous one. */
const CASE_BOND = {
  type: '9',
  designation: 'A',
  surety: '054',
  amount: '12000',
  account: 'STB2026001',
} as const

/** Puts the line under an antidumping case, with the bond and the totals that belong to it. */
function claimAntidumping(facts: EntrySummaryFacts, duty = '1212.90') {
  facts.bonds.push(CASE_BOND)
  facts.lines[0]!.adcvd = [caseAt(duty, 'A583851000')]
  facts.adcvdTotals = { bondedAd: '0', cashAd: duty, bondedCv: '0', cashCv: '0' }
  facts.totals.ad = duty
}

/** Changes to cases, fees and totals of the sample entry, each with the conditions that it must cause. */
export const TOTAL_REJECTIONS: [string, Change, string[]][] = [
  [
    'no HMF by border waterway',
    (facts) => {
      facts.mode = '12'
      facts.lines[0]!.fees.pop()
      facts.feeTotals.pop()
      facts.totals.fees = '42.01'
    },
    ['600'],
  ],
  [
    'a case on type 01',
    (facts) => {
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts)
    },
    ['466'],
  ],
  [
    'a case without foreign exporter',
    (facts) => {
      facts.entryType = '03'
      claimAntidumping(facts)
    },
    ['499'],
  ],
  [
    'a case of 10 % beside a continuous bond alone',
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts)
      facts.bonds.pop()
    },
    ['710'],
  ],
  [
    'a statement of non-reimbursement without a case',
    (facts) => {
      facts.entryType = '21'
      facts.lines[0]!.nonReimbursement = true
    },
    ['452'],
  ],
  [
    'a statement of non-reimbursement on type 01',
    (facts) => (facts.lines[0]!.nonReimbursement = true),
    ['463'],
  ],
  [
    'case duty that is not value times rate',
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts, '1212.00')
    },
    ['576'],
  ],
  [
    'a case of Japan for goods of Taiwan',
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts)
      facts.lines[0]!.adcvd[0]!.caseNumber = 'A588854000'
    },
    ['547'],
  ],
  [
    'type 03 without totals of its case',
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      facts.bonds.push(CASE_BOND)
      facts.lines[0]!.adcvd = [caseAt('1212.90', 'C583852000')]
      facts.totals.cv = '1212.90'
    },
    ['735'],
  ],
  [
    'an IR class that is none',
    (facts) => {
      facts.lines[0]!.irTax = { classCode: '499', amount: '1.00' }
      facts.totals.tax = '1.00'
    },
    ['533'],
  ],
  [
    'HMF a cent too high',
    (facts) => {
      facts.lines[0]!.fees[1]!.amount = '15.17'
      facts.feeTotals[1]!.amount = '15.17'
      facts.totals.fees = '57.18'
    },
    ['601'],
  ],
  [
    'HMF total not the sum',
    (facts) => {
      facts.feeTotals[1]!.amount = '15.17'
      facts.totals.fees = '57.18'
    },
    ['719'],
  ],
  [
    'MPF of the line a cent too low',
    (facts) => {
      facts.lines[0]!.fees[0]!.amount = '42.00'
      facts.feeTotals[0]!.amount = '42.00'
      facts.totals.fees = '57.16'
    },
    ['634'],
  ],
  [
    'MPF total not the sum',
    (facts) => {
      facts.feeTotals[0]!.amount = '43.00'
      facts.totals.fees = '58.16'
    },
    ['641'],
  ],
  [
    'the informal fee on a formal entry',
    (facts) => {
      facts.headerFees = [{ classCode: '311', amount: '2.69' }]
      facts.feeTotals.push({ classCode: '311', amount: '2.69' })
      facts.totals.fees = '59.86'
    },
    ['637'],
  ],
  [
    'a mail fee total that is not that of the header',
    (facts) => {
      facts.headerFees = [{ classCode: '496', amount: '7.39' }]
      facts.feeTotals.push({ classCode: '496', amount: '7.38' })
      facts.totals.fees = '64.55'
    },
    ['250', '730'],
  ],
  [
    'an unknown fee class',
    (facts) => {
      facts.lines[0]!.fees.push({ classCode: '777', amount: '1.00' })
      facts.feeTotals.push({ classCode: '777', amount: '1.00' })
      facts.totals.fees = '58.17'
    },
    ['249'],
  ],
  [
    'a header fee on a line',
    (facts) => {
      facts.lines[0]!.fees.push({ classCode: '496', amount: '1.00' })
      facts.feeTotals.push({ classCode: '496', amount: '1.00' })
      facts.totals.fees = '58.17'
    },
    ['250'],
  ],
  [
    'a fee without total',
    (facts) => {
      facts.feeTotals.pop()
      facts.totals.fees = '42.01'
    },
    ['716'],
  ],
  [
    'a total without fee',
    (facts) => {
      facts.feeTotals.push({ classCode: '053', amount: '1.00' })
      facts.totals.fees = '58.17'
    },
    ['717'],
  ],
  [
    'a total of another fee that is not its sum',
    (facts) => {
      facts.lines[0]!.fees.push({ classCode: '053', amount: '1.00' })
      facts.feeTotals.push({ classCode: '053', amount: '2.00' })
      facts.totals.fees = '59.17'
    },
    ['655', '720'],
  ],
  [
    'a processing fee above its maximum',
    (facts) => {
      facts.lines[0]!.tariffs[0]!.value = '1000000'
      facts.lines[0]!.fees = [
        { classCode: '499', amount: '3464.00' },
        { classCode: '501', amount: '1250.00' },
      ]
      facts.feeTotals = [
        { classCode: '499', amount: '3464.00' },
        { classCode: '501', amount: '1250.00' },
      ]
      facts.totals.fees = '4714.00'
    },
    ['640'],
  ],
  ...(
    [
      ['bondedAd', '737'],
      ['cashAd', '739'],
      ['bondedCv', '741'],
      ['cashCv', '743'],
    ] as const
  ).map(([total, code]): [string, Change, string[]] => [
    `a total ${total} that is not the sum of its cases`,
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts)
      facts.adcvdTotals![total] = '5.00'
    },
    [code],
  ]),
  ...(
    [
      ['ad', '745'],
      ['cv', '747'],
    ] as const
  ).map(([total, code]): [string, Change, string[]] => [
    `a grand total ${total} that is not the sum of the cases`,
    (facts) => {
      facts.entryType = '03'
      facts.lines[0]!.parties.push(EXPORTER)
      claimAntidumping(facts)
      facts.totals[total] = '5.00'
    },
    [code],
  ]),
  [
    'an informal fee total that is not that of the header',
    (facts) => {
      facts.headerFees = [{ classCode: '311', amount: '2.69' }]
      facts.feeTotals.push({ classCode: '311', amount: '2.68' })
      facts.totals.fees = '59.85'
    },
    ['637', '731'],
  ],
  [
    'a harbor fee alone of a dollar',
    (facts) => {
      Object.assign(facts.lines[0]!.tariffs[0]!, { value: '800', duty: '0.00' })
      facts.lines[0]!.fees = [{ classCode: '501', amount: '1.00' }]
      facts.feeTotals = [{ classCode: '501', amount: '1.00' }]
      Object.assign(facts.totals, { duty: '0.00', fees: '1.00' })
    },
    ['602', '633'],
  ],
  [
    'an informal entry of two lines above 2,500 together',
    (facts) => {
      facts.entryType = '11'
      Object.assign(facts.lines[0]!.tariffs[0]!, { value: '2000' })
      facts.lines[0]!.fees = []
      facts.lines.push({ ...structuredClone(facts.lines[0]!), id: '002' })
      facts.feeTotals = []
      Object.assign(facts.totals, { duty: '946.06', fees: '0.00' })
    },
    ['648', '636'],
  ],
  ['grand total duty not the sum', (facts) => (facts.totals.duty = '473.04'), ['722']],
  ['grand total fees not the sum', (facts) => (facts.totals.fees = '57.18'), ['726']],
  ['grand total tax not the sum', (facts) => (facts.totals.tax = '1.00'), ['724']],
  ['grand total AD on a type without cases', (facts) => (facts.totals.ad = '1.00'), ['744']],
  ['grand total CV on a type without cases', (facts) => (facts.totals.cv = '1.00'), ['746']],
  [
    'an informal entry above 2,500',
    (facts) => {
      facts.entryType = '11'
      facts.bonds = []
      facts.bondWaiver = {}
    },
    ['630', '481', '646', '636'],
  ],
]
