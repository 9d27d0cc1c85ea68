import type { DraftData } from '../../entry/draft.ts'
import type { Message } from '../../messages/index.ts'
import { type Cents, centsText, sumCents, toCents } from '../../money/index.ts'
import type { AeLine, EntrySummaryFacts } from '../entry-summary-facts.ts'
import { ENTRY_TYPE_LABEL, LINE_ADDED_LABEL, LINE_REMOVED_LABEL } from './correction-labels.ts'
import { HEADER_REASONS } from './header-reasons.ts'
import { LINE_REASONS } from './line-reasons.ts'
import type { Reading, Reason, ReasonCode } from './reason.ts'

/** A summary as it is filed, with the draft that it is made of: line by line, the two agree in order. */
export interface SummaryVersion {
  draft: Pick<DraftData, 'line_items'>
  facts: EntrySummaryFacts
}

/** Data that differs between the summary on file and its correction. */
export interface SummaryChange {
  code: ReasonCode
  label: Message
  /** The line in the correction, from 1; of a removed line, that on file. Absent for data of the header. */
  line?: number
  before: Reading
  after: Reading
}

/** An amount that CBP collects: dollars and cents; the difference is negative where less is owed. */
export interface AmountChange {
  /** `duty`, `tax`, `ad`, `cv` or the accounting class of a fee. */
  kind: string
  before: string
  after: string
  difference: string
}

/** The changes of a correction, and the reasons that CBP requires for it. */
export interface SummaryCorrection {
  changes: SummaryChange[]
  amounts: AmountChange[]
  /** The additional amount owed, or a reduction with a minus sign: dollars and cents. */
  difference: string
  /** At most five, record 35. */
  headerReasons: ReasonCode[]
  /** At most five for each line of the correction, record 63. */
  lineReasons: ReasonCode[][]
}

/** Records 35 and 63 hold five reasons. */
const MOST_REASONS = 5

/** The types of entries of goods under an antidumping or countervailing order. */
const ADCVD_TYPES = new Set(['03', '07', '34', '38'])

/**
 * Compares the summary on file with its correction. Lines are the same line where their ids agree, whatever their
 * number is; a line more or less is a change of the invoice (AE usage note gg).
 */
export function summaryCorrection(before: SummaryVersion, after: SummaryVersion): SummaryCorrection {
  const header = [
    ...typeChange(before.facts, after.facts),
    ...differences(HEADER_REASONS, before.facts, after.facts),
  ]
  const earlier = linesById(before)
  const later = linesById(after)
  const lines = [...later].map(([id, line], index) => changesOfLine(earlier.get(id), line, index + 1))
  const removed = [...earlier.entries()].flatMap(([id, line], index) =>
    later.has(id)
      ? []
      : [
          {
            code: 'L01' as const,
            label: { id: LINE_REMOVED_LABEL.id },
            line: index + 1,
            before: textOf(line),
            after: [],
          },
        ],
  )
  const [was, is] = [amountsOf(before.facts), amountsOf(after.facts)]
  return {
    changes: [...header, ...lines.flat(), ...removed],
    amounts: amountChanges(was, is),
    difference: centsText(sumCents(is.values()) - sumCents(was.values())),
    headerReasons: reasonsOf(header),
    // CBP has no line to cite a removal on: the first says that the invoice has fewer.
    lineReasons: lines.map((changes, index) => reasonsOf(index === 0 ? [...changes, ...removed] : changes)),
  }
}

/** True if two versions are the same in everything that is filed. */
export const isUnchanged = ({ changes }: SummaryCorrection): boolean => changes.length === 0

function typeChange(before: EntrySummaryFacts, after: EntrySummaryFacts): SummaryChange[] {
  if (before.entryType === after.entryType) return []
  const [was, is] = [before.entryType, after.entryType].map((type) => ADCVD_TYPES.has(type))
  const code = was === is ? 'H02' : is ? 'H01' : 'H14'
  return [{ code, label: { id: ENTRY_TYPE_LABEL.id }, before: [before.entryType], after: [after.entryType] }]
}

function differences<Of>(reasons: readonly Reason<Of>[], before: Of, after: Of): SummaryChange[] {
  return reasons.flatMap(({ code, label, read }) => {
    const [was, is] = [partsOf(read(before)), partsOf(read(after))]
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ code, label: { id: label.id }, before: was, after: is }]
  })
}

function changesOfLine(before: AeLine | undefined, after: AeLine, line: number): SummaryChange[] {
  if (!before)
    return [{ code: 'L01', label: { id: LINE_ADDED_LABEL.id }, line, before: [], after: textOf(after) }]
  return differences(LINE_REASONS, before, after).map((change) => ({ ...change, line }))
}

const linesById = ({ draft, facts }: SummaryVersion): Map<string, AeLine> =>
  new Map(facts.lines.map((line, index) => [draft.line_items?.[index]?.id ?? line.id, line]))

/** A line in short: its numbers and values. */
const textOf = (line: AeLine): Reading =>
  LINE_REASONS.filter(({ code }) => code === 'L03' || code === 'L04').flatMap(({ read }) =>
    partsOf(read(line)),
  )

const partsOf = (reading: string | Reading): Reading =>
  typeof reading === 'string' ? [reading].filter(Boolean) : reading

const reasonsOf = (changes: readonly SummaryChange[]): ReasonCode[] =>
  [...new Set(changes.map(({ code }) => code))].slice(0, MOST_REASONS)

function amountChanges(was: ReadonlyMap<string, Cents>, is: ReadonlyMap<string, Cents>): AmountChange[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) => {
    const [before, after] = [was.get(kind) ?? 0n, is.get(kind) ?? 0n]
    if (before === after) return []
    return [
      {
        kind,
        before: centsText(before),
        after: centsText(after),
        difference: centsText(after - before),
      },
    ]
  })
}

/** The cash amounts that CBP collects, by kind. A duty covered by a bond is not paid now. */
const amountsOf = ({ totals, feeTotals, adcvdTotals }: EntrySummaryFacts): Map<string, Cents> =>
  new Map([
    ['duty', toCents(totals.duty)],
    ['tax', toCents(totals.tax)],
    ['ad', toCents(adcvdTotals?.cashAd)],
    ['cv', toCents(adcvdTotals?.cashCv)],
    ...feeTotals.map(({ classCode, amount }): [string, Cents] => [classCode, toCents(amount)]),
  ])
