import type {
  AirWaybillStatusReport,
  BillStatusReport,
  ReportedDisposition,
  StatusAnswer,
  StatusQuestion,
} from '@edfe/domain/customs-queries'
import type { ReleaseBill } from '@edfe/domain/filing'
import { AIR_DISPOSITIONS } from '@edfe/domain/release'
import { arrivalOf } from './arrival.ts'
import type { FiledRelease } from './filed-release.ts'
import type { FiledSummary } from './filed-summary.ts'
import { decisionsOf, type GoodsDecision, lastOf } from './goods-decision.ts'
import type { OnFile } from './on-file.ts'

type BillQuestion = Exclude<StatusQuestion, { about: 'entry' }>

/**
 * Codes of the manifest for what CBP decides about goods (appendix D of CAMIR, appendix N of CATAIR). An air waybill has
 * no code for being on file or for its arrival.
 */
const OF_MANIFEST: Readonly<Record<string, { code: string; narrative: string }>> = {
  'SO50 93': { code: '69', narrative: 'BILL ON FILE' },
  'SO50 95': { code: '19', narrative: 'CONVEYANCE ARRIVAL' },
  'SO50 51': { code: '1H', narrative: 'HOLD PLACED' },
  'SO50 52': { code: '2H', narrative: 'AGRICULTURE HOLD PLACED' },
  'SO50 53': { code: '1H', narrative: 'HOLD PLACED' },
  'SO50 54': { code: '1I', narrative: 'HOLD REMOVED' },
  'SO50 55': { code: '2I', narrative: 'AGRICULTURE HOLD REMOVED' },
  'SO50 56': { code: '1I', narrative: 'HOLD REMOVED' },
  'SO60 03': { code: '1A', narrative: 'ENTERED, INTENSIVE EXAM REQUIRED' },
  'SO60 98': { code: '1C', narrative: 'ENTERED AND RELEASED' },
}
const MATCHES = ['SO50 93', 'SO50 95']

/** Ship, rail and truck as an answer names them. */
const MODES: Readonly<Record<string, string>> = {
  '10': '1',
  '11': '1',
  '20': '2',
  '21': '2',
  '30': '3',
  '31': '3',
}
/** Kinds of bills by the codes of a release, which alone distinguishes regular (R) and master (M) bills. */
const KINDS: Readonly<Record<string, string>> = { R: '0', M: 'M', H: 'H' }

/**
 * What the carrier's manifest says of a bill. The simulator has no manifests: it has a bill that CBP has matched with a
 * release or a summary on file, and none before.
 */
export function billReports(
  question: BillQuestion,
  onFile: OnFile,
  now: number,
): Partial<StatusAnswer> | undefined {
  for (const found of billsOf(question, onFile)) {
    const decisions = decisionsOf(found.release, found.summary, now)
    if (!decisions.some((one) => MATCHES.includes(nameOf(one)))) continue
    const dispositions = inManifest(decisions, question)
    return question.about === 'airWaybill'
      ? {
          airWaybills: [
            { ...airWaybill(found), number: question.number, house: question.house, dispositions },
          ],
        }
      : { bills: [{ ...manifestBill(found, onFile), dispositions }] }
  }
  return undefined
}

type NamedBill = Pick<ReleaseBill, 'numbers' | 'conveyances'>

/** A bill of the release or the summary of an entry. */
interface Found {
  bill: NamedBill
  release?: FiledRelease
  summary: FiledSummary | undefined
}

const billsOf = (question: BillQuestion, onFile: OnFile): Found[] => [
  ...onFile.releases().flatMap((release) => {
    const bill = release.facts.bills.find(({ numbers }) => numbers.some((one) => isAsked(one, question)))
    return bill ? [{ bill, release, summary: onFile.summary(release.key) }] : []
  }),
  ...onFile.summaries().flatMap((summary) => {
    const { bill } = summary
    if (!bill || !isAsked(bill, question)) return []
    return [{ bill: { numbers: [{ ...bill, isNonAutomated: false }], conveyances: [] }, summary }]
  }),
]

function isAsked(
  { kind, issuer = '', number }: { kind?: string; issuer?: string; number: string },
  question: BillQuestion,
): boolean {
  if (question.about === 'inBond') return kind === 'I' && number === question.number
  if (kind === 'I') return false
  if (question.about === 'airWaybill') return issuer + number === question.number
  return issuer === question.issuer && number === question.number
}

const nameOf = ({ record, code }: GoodsDecision): string => `${record} ${code}`

const inManifest = (
  decisions: readonly GoodsDecision[],
  { about, limit }: BillQuestion,
): ReportedDisposition[] => {
  const known = decisions.flatMap((one) => {
    const said = OF_MANIFEST[nameOf(one)]
    const isSaid = said && (about !== 'airWaybill' || said.code in AIR_DISPOSITIONS)
    return isSaid ? [{ ...said, date: one.date, time: one.time }] : []
  })
  return lastOf(known, limit)
}

/** Every manifest has a trip; this is of one that neither release nor summary names. */
const UNNAMED_TRIP = '00000'

const tripOf = ({ bill, release }: Found): string =>
  (release?.facts.placement?.voyage ?? bill.conveyances[0]?.voyage ?? UNNAMED_TRIP).slice(-5)

const arrivalDay = ({ release, summary }: Found): string | undefined =>
  release ? arrivalOf(release.facts, release.day) : (summary?.importDate ?? summary?.day)

function manifestBill(found: Found, onFile: OnFile): Omit<BillStatusReport, 'dispositions'> {
  const { bill, release } = found
  const { numbers } = bill
  const [part] = bill.conveyances
  const [master, house] = numbers.filter(({ kind }) => kind !== 'I')
  return {
    master: master?.number ?? '',
    masterIssuer: master?.issuer ?? '',
    house: house?.number,
    houseIssuer: house?.issuer,
    inBond: numbers.find(({ kind }) => kind === 'I')?.number,
    kind: KINDS[master?.kind ?? 'R'],
    mode: MODES[release?.facts.mode ?? ''],
    quantity: numbers.at(-1)?.quantity,
    securityFiling: onFile
      .securityFilings()
      .some(
        ({ isDeleted, bills }) =>
          !isDeleted && numbers.some(({ issuer = '', number }) => bills.includes(issuer + number)),
      ),
    carrier: part?.carrier ?? master?.issuer,
    conveyance: release?.facts.placement?.conveyance ?? part?.name,
    voyage: tripOf(found),
    arrival: arrivalDay(found),
  }
}

const airWaybill = (
  found: Found,
): Pick<AirWaybillStatusReport, 'carrier' | 'flight' | 'arrival' | 'quantity'> => {
  const [{ carrier, quantity } = {}] = found.bill.conveyances
  const { number = '', quantity: billed } = found.bill.numbers.at(-1) ?? {}
  return {
    carrier: (carrier ?? number).slice(0, 3),
    flight: tripOf(found),
    arrival: arrivalDay(found),
    quantity: billed ?? quantity,
  }
}
