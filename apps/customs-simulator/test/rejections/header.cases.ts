import { parseDay } from '@edfe/domain/calendar'
import type { Change } from '../sample-batch.ts'

/** The goods moved in bond on a day, unladen at a port: San Francisco, unless another is given. */
const movedInBond =
  (day: string, port = '2809'): Change =>
  (facts) => {
    Object.assign(facts.cargo, { inBondDate: parseDay(day), portOfUnlading: port })
    facts.manifests[0]!.bills.unshift({ kind: 'I', number: '123456782' })
  }

/** Changes to the header of the sample entry, each with the conditions that it must cause. */
export const HEADER_REJECTIONS: [string, Change, string[]][] = [
  ['a wrong check digit', (facts) => (facts.entryNumber = '03245277'), ['B16']],
  ['an entry number with letters', (facts) => (facts.entryNumber = 'A3245276'), ['B15']],
  ['a port that customs does not know', (facts) => (facts.port = '2799'), ['B04']],
  ['a port of another district than the block', (facts) => (facts.port = '1001'), ['B10']],
  ['another filer than the block', (facts) => (facts.filerCode = 'EKH'), ['B53', 'B16']],
  ['an entry type that AE does not take', (facts) => (facts.entryType = '61'), ['B18', '481']],
  ['a military entry of another filer', (facts) => (facts.entryType = '51'), ['290', '677']],
  ['no mode of transport', (facts) => (facts.mode = undefined), ['164', '184', '482']],
  ['a mode that customs does not know', (facts) => (facts.mode = '19'), ['165', '482']],
  ['zeros as importer', (facts) => (facts.importer = '00-0000000'), ['103']],
  ['an importer that is not on file', (facts) => (facts.importer = '00-1234567'), ['101']],
  ['an importer of unknown format', (facts) => (facts.importer = '123456789'), ['102']],
  ['no consignee', (facts) => (facts.consignee = undefined), ['255']],
  ['zeros as consignee', (facts) => (facts.consignee = '00-0000000'), ['107']],
  ['a consignee of unknown format', (facts) => (facts.consignee = 'X'), ['105']],
  ['no state of destination', (facts) => (facts.stateOfDestination = undefined), ['132']],
  ['an unknown state', (facts) => (facts.stateOfDestination = 'XX'), ['133']],
  ['a surety without a continuous bond', (facts) => (facts.bonds[0]!.surety = '948'), ['114']],
  ['an unknown surety', (facts) => (facts.bonds[0]!.surety = '777'), ['138']],
  ['no bond', (facts) => (facts.bonds = []), ['119']],
  ['a bond although it is waived', (facts) => (facts.bondWaiver = { reason: '999' }), ['120']],
  ['a waiver without reason', (facts) => Object.assign(facts, { bondWaiver: {}, bonds: [] }), ['139']],
  [
    'an unknown reason for a waiver',
    (facts) => Object.assign(facts, { bondWaiver: { reason: '123' }, bonds: [] }),
    ['140'],
  ],
  [
    'a single bond without amount',
    (facts) => Object.assign(facts.bonds[0]!, { type: '9', account: '1' }),
    ['265'],
  ],
  [
    'a single bond of nothing',
    (facts) => Object.assign(facts.bonds[0]!, { type: '9', amount: '0', account: '1' }),
    ['240'],
  ],
  [
    'a single bond without its number',
    (facts) => Object.assign(facts.bonds[0]!, { type: '9', amount: '50000' }),
    ['121'],
  ],
  ['a number on a continuous bond', (facts) => (facts.bonds[0]!.account = '123456789'), ['126']],
  ['two continuous bonds', (facts) => facts.bonds.push({ ...facts.bonds[0]! }), ['193', '268']],
  ['an amount on a continuous bond', (facts) => (facts.bonds[0]!.amount = '50000'), ['214']],
  [
    'only an additional bond',
    (facts) => Object.assign(facts.bonds[0]!, { type: '9', designation: 'A', amount: '1', account: '1' }),
    ['269'],
  ],
  ['a missing document that is none', (facts) => (facts.missingDocuments = ['02']), ['151']],
  ['the same missing document twice', (facts) => (facts.missingDocuments = ['01', '01']), ['152']],
  ['99 as first missing document', (facts) => (facts.missingDocuments = ['99', '01']), ['153']],
  ['a temporary importation without its declaration', (facts) => (facts.entryType = '23'), ['316', '676']],
  [
    'a re-warehouse entry with an import date and without its warehouse entry',
    (facts) => {
      facts.entryType = '22'
      facts.lines[0]!.fees.pop()
      facts.feeTotals.pop()
      facts.totals.fees = '42.01'
    },
    ['297', '293'],
  ],
  ['no carrier', (facts) => (facts.cargo.carrierCode = undefined), ['176']],
  ['no vessel', (facts) => (facts.cargo.conveyanceName = undefined), ['181']],
  ['no port of unlading', (facts) => (facts.cargo.portOfUnlading = undefined), ['167']],
  ['an unknown port of unlading', (facts) => (facts.cargo.portOfUnlading = '2799'), ['166']],
  ['no manifest', (facts) => (facts.manifests = []), ['183']],
  ['a manifest of nothing', (facts) => (facts.manifests[0]!.quantity = '0'), ['258']],
  [
    'a bill before the in-bond number',
    (facts) => {
      facts.cargo.inBondDate = facts.importDate
      facts.cargo.portOfUnlading = '2809'
      facts.manifests[0]!.bills.push({ kind: 'I', number: '123456789' })
    },
    ['187'],
  ],
  [
    'an in-bond number without date',
    (facts) => {
      facts.cargo.portOfUnlading = '2809'
      facts.manifests[0]!.bills.unshift({ kind: 'I', number: '123456789' })
    },
    ['261'],
  ],
  ['in bond from the port of entry', movedInBond('2026-02-24', '2704'), ['188']],
  ['in bond before the import', movedInBond('2026-02-23'), ['190']],
  ['in bond after the entry', movedInBond('2026-12-01'), ['191']],
  [
    'in bond more than two years ago',
    (facts) => {
      facts.importDate = undefined
      facts.lines[0]!.exportDate = parseDay('2024-01-01')
      movedInBond('2024-03-04')(facts)
    },
    ['192'],
  ],
  [
    'in bond before the export',
    (facts) => {
      facts.importDate = undefined
      facts.lines[0]!.exportDate = parseDay('2026-02-25')
      movedInBond('2026-02-24')(facts)
    },
    ['420'],
  ],
  ['a notify party that is no number', (facts) => (facts.notifyParty = 'REF-77'), ['590']],
  ['an in-bond date without number', (facts) => (facts.cargo.inBondDate = facts.importDate), ['262']],
]
