import { encodeBatch, type LayoutBook, SO_LAYOUTS } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import type { CargoRelease, ReleaseBill } from '@edfe/domain/filing'
import { arrivalOf } from '../filing/arrival.ts'
import type { FiledRelease } from '../filing/filed-release.ts'
import { inEnvelope } from '../status/write-status.ts'
import type { At } from './moments.ts'
import type { AgencyStep, BillStep, EntryStep, Notice } from './scenario.ts'

interface Record {
  id: string
  values: { readonly [field: string]: string | undefined }
}

/** The unit of a manifest whose release names none. */
const CARTONS = 'CTNS'
/** References of the filer that a notice repeats. */
const OWN_REFERENCES = ['CR', 'RRN']

/** One notice about a release (SO), in its envelope; `moments` has one of each step. */
export function writeNotice(release: FiledRelease, notice: Notice, moments: readonly At[]): string[] {
  const layouts: LayoutBook = SO_LAYOUTS
  const written = encodeBatch(recordsOf(release, notice, moments), layouts)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  const { key, facts, day } = release
  return inEnvelope(NOTICE_KINDS.releaseStatus.application, written.images, {
    key,
    day: moments.at(-1)?.day ?? day,
    port: facts.port ?? '',
  })
}

function recordsOf(release: FiledRelease, notice: Notice, moments: readonly At[]): Record[] {
  const { shows = [], references = [], steps } = notice
  const { facts } = release
  const timed = steps.map((step, index) => ({ step, at: moments[index] ?? { day: release.day, time: '' } }))
  const ofBills = timed.flatMap(({ step, at }) => (step.record === 'SO50' ? [{ step, at }] : []))
  return [
    header(release),
    ...(shows.includes('ownReference') ? ownReferences(facts) : []),
    ...references.map(([qualifier, reference]) => ({ id: 'SO20', values: { qualifier, reference } })),
    ...(shows.includes('lines') ? facts.lines.flatMap(lineRecord) : []),
    ...(shows.includes('bills')
      ? facts.bills.flatMap((bill) => [
          ...billRecords(bill),
          ...ofBills.map(({ step, at }) => billStepRecord(step, at, release)),
        ])
      : []),
    ...timed.flatMap(({ step, at }) => {
      if (step.record === 'SO60') return [entryStepRecord(step, at)]
      return step.record === 'SO70' ? agencyStepRecords(step, at) : []
    }),
  ]
}

function header({ facts, key, day }: FiledRelease): Record {
  const [bill] = facts.bills
  const [part] = bill?.conveyances ?? []
  return {
    id: 'SO10',
    values: {
      port: facts.port,
      filerCode: key.slice(0, 3),
      entryNumber: key.slice(3),
      entryType: facts.entryType,
      importer: facts.importer?.number ?? '',
      carrier: part?.carrier ?? bill?.numbers.find(({ issuer }) => issuer !== undefined)?.issuer,
      vessel: part?.name ?? facts.placement?.conveyance,
      voyage: facts.placement?.voyage ?? part?.voyage,
      arrival: arrivalOf(facts, day),
      splitRelease: facts.splitRelease,
    },
  }
}

const ownReferences = ({ references }: CargoRelease): Record[] =>
  references
    .filter(({ qualifier }) => OWN_REFERENCES.includes(qualifier))
    .map(({ qualifier, text }) => ({ id: 'SO20', values: { qualifier, reference: text } }))

/** A line with the number of its goods, which chapters 98 and 99 are not. */
function lineRecord({ id, origin, tariffs }: CargoRelease['lines'][number]): Record[] {
  const goods = tariffs.find(({ hts }) => !/^9[89]/.test(hts)) ?? tariffs[0]
  return goods ? [{ id: 'SO30', values: { lineId: id, origin, hts: goods.hts } }] : []
}

/** The lowest bill has the quantity, as the release and the carrier's manifest have it. */
function billRecords({ numbers, conveyances }: ReleaseBill): Record[] {
  const onParts = conveyances.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  return numbers.map(({ kind, issuer, number, quantity }, index) => {
    const count = index === numbers.length - 1 ? (quantity ?? String(onParts || '')) : ''
    return {
      id: 'SO40',
      values: {
        ...{ kind, issuer, number },
        ...(count && {
          quantity: count,
          unit: conveyances[0]?.unit ?? CARTONS,
          manifestedQuantity: count.padStart(8, '0'),
        }),
      },
    }
  })
}

const decided = ({ code, narrative }: BillStep | EntryStep, { day, time }: At) => ({
  date: day,
  time,
  code,
  narrative,
})

function billStepRecord(step: BillStep, at: At, { facts }: FiledRelease): Record {
  const part = step.part === undefined ? undefined : facts.bills[0]?.conveyances[step.part]
  return {
    id: 'SO50',
    values: {
      ...decided(step, at),
      split: step.part === undefined ? 'N' : 'Y',
      ...(part && {
        carrier: part.carrier,
        voyage: part.voyage,
        arrival: part.arrivalDate,
        port: facts.port,
      }),
    },
  }
}

const entryStepRecord = (step: EntryStep, at: At): Record => ({
  id: 'SO60',
  values: {
    ...decided(step, at),
    documentType: step.documentType,
    ...(step.releaseOrigin && { releaseDate: releaseDay(step, at), releaseOrigin: step.releaseOrigin }),
  },
})

/** The date of release is the day of the decision. */
export const releaseDay = ({ releaseOrigin }: EntryStep, { day }: At): At['day'] | undefined =>
  releaseOrigin === undefined ? undefined : day

function agencyStepRecords(
  { code, narrative, values, detail, comment }: AgencyStep,
  { day, time }: At,
): Record[] {
  return [
    { id: 'SO70', values: { ...values, date: day, time, code, narrative } },
    ...(detail ? [{ id: 'SO71', values: { ...detail, receivedOn: day } }] : []),
    ...(comment ? [{ id: 'SO72', values: { comment } }] : []),
  ]
}
