import type { CalendarDay } from '../calendar/index.ts'
import type { ReleaseState } from '../entry/state/index.ts'
import { AGENCY_STATUSES, type AgencyDecision } from './codes/agency-codes.ts'
import { BILL_DISPOSITIONS, type BillHold, type Movement } from './codes/bill-codes.ts'
import { entryCode } from './entry-code.ts'
import { isRedeliveryOpen, isTakenBack } from './redelivery.ts'
import type { AgencyAction, BillAction, EntryAction, NoticeBill, ReleaseAction } from './release-action.ts'

/** The goods of one bill, by everything that CBP said about it. */
export interface GoodsOfBill {
  bills: readonly NoticeBill[]
  movement: Movement | undefined
  holds: readonly BillHold[]
  /** CBP cannot match the bill until somebody corrects it. */
  isMismatched: boolean
  /** Everything about this bill, oldest first. */
  actions: readonly BillAction[]
}

/** The latest decision of another agency, for a program and a range of lines. */
export interface GoodsOfAgency {
  agency: string
  program: string
  lines: AgencyAction['lines']
  /** Undefined for a code that the table lacks: CBP's words are shown, and the goods are not free. */
  decision: AgencyDecision | undefined
  /** It has not let the goods go, and 'One US Government' came no later. */
  isOpen: boolean
  actions: readonly AgencyAction[]
}

type AgencyReview = Omit<GoodsOfAgency, 'isOpen'>

export interface Goods {
  state: ReleaseState | undefined
  /** Nothing holds the goods any more: CBP released them, and so did every agency that spoke. */
  isFree: boolean
  /** CBP released the goods and took the release back since. */
  isTakenBack: boolean
  /** The goods are to be brought back to CBP. */
  isRedelivery: boolean
  /** CBP has released the goods, whatever other agencies decide. */
  isReleasedByCbp: boolean
  /** The date of CBP's release: summary and money are due ten working days later. */
  releasedOn: CalendarDay | undefined
  bills: readonly GoodsOfBill[]
  agencies: readonly GoodsOfAgency[]
  entry: readonly EntryAction[]
}

/**
 * The goods of an entry by all its release notices, in whatever order they came. CBP's release (98) alone does not free
 * goods that another agency has not let go; 'One US Government' (01) does (ACE Cargo Manifest/Entry Release Query,
 * version 21, notes of WO60 and WO70). A hold on one bill holds the goods of that bill until its own removal, or until
 * CBP releases the entry.
 */
export function goodsOf(said: readonly ReleaseAction[]): Goods {
  const actions = inOrder(said)
  const entry = actions.filter((one): one is EntryAction => one.of === 'entry')
  const { state: cbp, at: decidedAt } = decisionOfCbp(entry)
  const isReleasedByCbp = cbp === 'released'
  const releasedAt = isReleasedByCbp ? decidedAt : undefined
  const allClear = isReleasedByCbp ? entry.findLast(({ code }) => code === '01')?.at : undefined
  const bills = goodsOfBills(
    actions.filter((one): one is BillAction => one.of === 'bill'),
    releasedAt,
  )
  const reviews = agencyReviews(actions.filter((one): one is AgencyAction => one.of === 'agency'))
  const agencies = reviews.map((review) => ({
    ...review,
    isOpen: review.decision !== 'proceed' && !isBefore(review.actions.at(-1)?.at, allClear),
  }))
  const open = agencies.filter(({ isOpen }) => isOpen)
  const isHeldByBill = bills.some(({ holds }) => holds.length > 0)
  return {
    state: stateOfGoods(cbp, isHeldByBill, open, bills),
    isFree: isReleasedByCbp && open.length === 0 && !isHeldByBill,
    isReleasedByCbp,
    isTakenBack: isTakenBack(entry),
    isRedelivery: isRedeliveryOpen(
      actions,
      reviews.map((review) => review.actions.at(-1)),
    ),
    releasedOn: isReleasedByCbp ? entry.findLast(({ releaseDate }) => releaseDate)?.releaseDate : undefined,
    bills,
    agencies,
    entry,
  }
}

/** The latest decision of CBP. Once it released the goods, a review or the word 'admissible' takes nothing back. */
function decisionOfCbp(entry: readonly EntryAction[]): {
  state: ReleaseState | undefined
  at: string | undefined
} {
  let decided: { state: ReleaseState | undefined; at: string | undefined } = {
    state: undefined,
    at: undefined,
  }
  for (const action of entry) {
    const state = entryCode(action)?.release
    const isWeaker = state === 'review' || state === 'admissible'
    if (state && !(decided.state === 'released' && isWeaker)) decided = { state, at: action.at }
  }
  return decided
}

/** By CBP's own clock; what has no time keeps its place after what came before it. */
function inOrder(said: readonly ReleaseAction[]): readonly ReleaseAction[] {
  let last = ''
  return said
    .map((action, index) => {
      last = action.at ?? last
      return { action, at: last, index }
    })
    .sort((a, b) => (a.at === b.at ? a.index - b.index : a.at < b.at ? -1 : 1))
    .map(({ action }) => action)
}

/** True for what happened up to a time; what has no time is not known to be before it. */
const isBefore = (at: string | undefined, limit: string | undefined): boolean =>
  limit !== undefined && at !== undefined && at <= limit

function goodsOfBills(actions: readonly BillAction[], releasedAt: string | undefined): GoodsOfBill[] {
  const byBill = Map.groupBy(actions, ({ bills }) => bills.map(({ number }) => number).join(' '))
  return [...byBill.values()].map((own) => {
    const holds = new Map<BillHold, string | undefined>()
    let movement: Movement | undefined
    let isMismatched = false
    for (const { code, at } of own) {
      const known = BILL_DISPOSITIONS[code]
      if (known?.places) holds.set(known.places, at)
      if (known?.removes) holds.delete(known.removes)
      if (known?.movement) movement = known.movement
      if (known?.mismatch || known?.movement) isMismatched = known.mismatch === true
    }
    return {
      bills: own.at(-1)!.bills,
      movement,
      holds: [...holds].filter(([, at]) => !isBefore(at, releasedAt)).map(([hold]) => hold),
      isMismatched,
      actions: own,
    }
  })
}

function agencyReviews(actions: readonly AgencyAction[]): AgencyReview[] {
  const reviews: AgencyReview[] = []
  for (const action of actions) {
    const { agency, program, lines, code } = action
    const before = reviews.filter((one) => isCovered(one, action))
    for (const one of before) reviews.splice(reviews.indexOf(one), 1)
    reviews.push({
      agency,
      program,
      lines,
      decision: AGENCY_STATUSES[code]?.decision,
      actions: [...before.flatMap((one) => one.actions), action],
    })
  }
  return reviews
}

/** A decision about the whole entry, or about lines around those of an earlier one, takes its place. */
const isCovered = (earlier: AgencyReview, { agency, program, lines }: AgencyAction): boolean =>
  earlier.agency === agency &&
  earlier.program === program &&
  (!lines || (!!earlier.lines && lines.from <= earlier.lines.from && earlier.lines.to <= lines.to))

/** The holding decisions of an agency, in the order of how much they stop. */
const HOLDING: readonly (AgencyDecision | undefined)[] = ['hold', 'refused', 'documents']

function stateOfGoods(
  cbp: ReleaseState | undefined,
  isHeldByBill: boolean,
  open: readonly AgencyReview[],
  bills: readonly GoodsOfBill[],
): ReleaseState | undefined {
  if (cbp === 'cancelled') return cbp
  const decisions = open.map(({ decision }) => decision)
  if (cbp === 'hold' || isHeldByBill || decisions.some((one) => HOLDING.includes(one))) return 'hold'
  if (cbp === 'exam' || decisions.includes('exam')) return 'exam'
  if (cbp === 'released') return open.length > 0 ? 'review' : 'released'
  if (cbp) return cbp
  const wasHeld = bills.some(({ actions }) => actions.some(({ code }) => BILL_DISPOSITIONS[code]?.removes))
  return open.length > 0 || wasHeld ? 'review' : undefined
}
