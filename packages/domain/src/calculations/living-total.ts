import { valuedLines } from '../entry/article-set.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { type Cents, centsText, sumCents, toCents } from '../money/cents.ts'
import { openAgriculturalFees } from './agricultural-fees.ts'
import { type CostLedger, costLedger } from './cost-ledger.ts'
import { feeRowOf, isSameFee, proposeFees } from './propose-fees.ts'

/** A line whose duty may still change, with what it may come to; null where nobody can say it. */
export interface OpenLine {
  line: string
  why: 'question' | 'law' | 'no_duty'
  usual: string | null
  least: string | null
  most: string | null
}

/** What comparing the lines of an entry with the tariff left open. */
export interface ComparedDuties {
  unread: readonly {
    gap: 'incomplete' | 'open_question' | 'no_measures' | 'no_duty'
    lines: readonly string[]
  }[]
  open: readonly OpenLine[]
}

/**
 * What can still change a total: duty of lines that is not decided, lines without a value, a fee that is due or may be due
 * and has no row, the mode of transport on which the harbor fee depends, or that nobody compared the lines with the tariff.
 */
export type OpenReason =
  | ComparedDuties['unread'][number]['gap']
  | 'law'
  | 'not_taken'
  | 'no_value'
  | 'fee'
  | 'mode'
  | 'unchecked'

export interface OpenPart {
  reason: OpenReason
  /** Ids of the lines; empty where the whole entry is meant. */
  lines: readonly string[]
  /** What the lines may owe together, where that is known. */
  bounds: { least: string; most: string } | undefined
}

/** The sum of an entry for CBP while it is written. Money is decimal text in US dollars. */
export interface LivingTotal {
  /**
   * `firm`: nothing is open. `at_least`: what is open can only add. `about`: it may change either way, or is counted as
   * most goods have it. `unknown`: there are no goods yet.
   */
  certainty: 'unknown' | 'about' | 'at_least' | 'firm'
  amount: string
  /** The least and the most, where both are known and differ. */
  between: { least: string; most: string } | undefined
  /** The known part, with the fees as step 5 opens with them. */
  ledger: CostLedger
  open: readonly OpenPart[]
}

/** The draft with the fee rows that step 5 opens with: those of the entry, or the proposed ones. */
export function withProposedFees(
  draft: DraftData,
  newId = (fee: { class_code: string }) => fee.class_code,
): DraftData {
  if (draft.totals_declarations?.fee_summary) return draft
  const fee_summary = proposeFees(draft).map((fee) => feeRowOf(fee, newId(fee)))
  return { ...draft, totals_declarations: { ...draft.totals_declarations, fee_summary } }
}

/** The total of an entry with how sure it is; `compared` is absent while its lines were not compared with the tariff. */
export function livingTotal(draft: DraftData, compared: ComparedDuties | undefined): LivingTotal {
  const lines = draft.line_items ?? []
  const opened = new Map((compared?.open ?? []).map((one) => [one.line, one]))
  const counted = lines.map((line) => countedDuty(line, opened.get(line.id)))
  const fees = withProposedFees({
    ...draft,
    line_items: lines.map((line, at) => ({ ...line, duty_amount: centsText(counted[at]?.usual ?? 0n) })),
  }).totals_declarations
  const ledger = costLedger({ ...draft, ...(fees && { totals_declarations: fees }) })
  const open = openParts(draft, compared, opened)
  const known = toCents(ledger.total)
  const more = (of: 'usual' | 'least' | 'most') =>
    known + sumCents(counted.map((duty, at) => (duty[of] ?? 0n) - toCents(lines[at]?.duty_amount)))
  const adds = open.some(({ reason, lines: own }) => onlyAdds(reason, own, opened))
  const mayBeLess = [...opened.values()].some(({ usual, least }) => usual !== null && least === null)
  const isUnknown = !lines.some(({ htsus, entered_value }) => htsus || entered_value)
  const certainty = isUnknown
    ? 'unknown'
    : open.length === 0
      ? 'firm'
      : adds && !mayBeLess
        ? 'at_least'
        : 'about'
  const [least, most] = [more('least'), more('most')]
  const isBounded = !adds && !mayBeLess && open.length > 0 && least < most
  return {
    certainty,
    amount: centsText(certainty === 'at_least' ? least : more('usual')),
    between: isBounded ? { least: centsText(least), most: centsText(most) } : undefined,
    ledger,
    open,
  }
}

interface CountedDuty {
  usual: Cents | undefined
  least: Cents | undefined
  most: Cents | undefined
}

/** A duty that the line states is what will be filed; only a part of the law that nobody looked up may change it. */
function countedDuty({ duty_amount }: LineItem, open: OpenLine | undefined): CountedDuty {
  const of = (amount: string | null | undefined) => (amount ? toCents(amount) : undefined)
  if (!duty_amount) return { usual: of(open?.usual), least: of(open?.least), most: of(open?.most) }
  const stated = toCents(duty_amount)
  if (open?.why !== 'law') return { usual: stated, least: stated, most: stated }
  const [least = stated, most = stated] = [of(open.least), of(open.most)]
  const [isLess, isMore] = [least < stated, most > stated]
  return { usual: stated, least: isLess ? least : stated, most: isMore ? most : stated }
}

/** True where a part can make the total larger, by nobody knows how much, and not smaller. */
function onlyAdds(
  reason: OpenReason,
  lines: readonly string[],
  opened: ReadonlyMap<string, OpenLine>,
): boolean {
  switch (reason) {
    case 'mode':
      return false
    case 'not_taken':
    case 'incomplete':
    case 'open_question':
      return lines.some((id) => (opened.get(id)?.usual ?? null) === null)
    case 'law':
      return lines.some((id) => opened.get(id)?.most === null)
    default:
      return true
  }
}

function openParts(
  draft: DraftData,
  compared: ComparedDuties | undefined,
  opened: ReadonlyMap<string, OpenLine>,
): OpenPart[] {
  const lines = draft.line_items ?? []
  const known = new Set(lines.map(({ id }) => id))
  const unread = (compared?.unread ?? []).map(({ gap, lines: own }) => ({
    reason: gap as OpenReason,
    lines: own.filter((id) => known.has(id)),
  }))
  const named = new Set(unread.flatMap(({ lines: own }) => own))
  const rest = lines.filter(({ id }) => !named.has(id))
  const parts: { reason: OpenReason; lines: readonly string[] }[] = [
    ...unread,
    { reason: 'law', lines: idsOf(rest, ({ id }) => opened.get(id)?.why === 'law') },
    {
      reason: 'not_taken',
      lines: idsOf(rest, ({ id, duty_amount }) => !duty_amount && opened.get(id)?.why !== 'law'),
    },
    { reason: 'no_value', lines: idsOf(valuedLines(rest), ({ entered_value }) => !entered_value) },
  ]
  return [
    ...(compared ? [] : [{ reason: 'unchecked' as const, lines: [], bounds: undefined }]),
    ...parts
      .filter(({ lines: own }) => own.length > 0)
      .map((part) => ({ ...part, bounds: boundsOf(part.lines, opened) })),
    ...(hasOpenFee(draft) ? [{ reason: 'fee' as const, lines: [], bounds: undefined }] : []),
    ...(draft.shipment_origin?.mode_of_transport
      ? []
      : [{ reason: 'mode' as const, lines: [], bounds: undefined }]),
  ]
}

const idsOf = (lines: readonly LineItem[], isMeant: (line: LineItem) => boolean): string[] =>
  lines.filter(isMeant).map(({ id }) => id)

function boundsOf(lines: readonly string[], opened: ReadonlyMap<string, OpenLine>): OpenPart['bounds'] {
  const open = lines.map((id) => opened.get(id))
  const sum = (of: 'least' | 'most') =>
    open.every((one) => one?.[of])
      ? centsText(sumCents(open.map((one) => toCents(one?.[of] ?? undefined))))
      : undefined
  const [least, most] = [sum('least'), sum('most')]
  return least && most ? { least, most } : undefined
}

/** True if a fee that is due, or may be due, has no row. */
function hasOpenFee(draft: DraftData): boolean {
  const { line_items: lines = [], totals_declarations: { fee_summary: rows } = {} } = draft
  return (
    openAgriculturalFees(lines, (code) => rows?.some(({ class_code }) => class_code === code) ?? false)
      .length > 0 ||
    // The fee of an informal entry depends on its port.
    (rows !== undefined &&
      proposeFees(draft).some(
        (proposal) => proposal.class_code !== '311' && !rows.some((row) => isSameFee(proposal, row)),
      ))
  )
}
