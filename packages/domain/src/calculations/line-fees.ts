import { isSetComponent } from '../entry/article-set.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { isDomesticOfZone } from '../entry/zone.ts'
import { type Cents, percentOf, sumCents, toCents, wholeDollars } from '../money/cents.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import { HMF_RATE_PERCENT, mpfExemption, mpfYear } from '../reference/fee-rates.ts'
import { tariffStack } from './tariff-stack.ts'

/** The fees of one line as AE record 62 carries them: rounded per line, before minimum and maximum. */
export interface LineFees {
  line_id: string
  /** Class 499. */
  mpf?: Cents
  /** Class 501. */
  hmf?: Cents
  /** Why the line pays no merchandise processing fee. */
  mpf_exemption?: string
}

/** In-bond movements are no consumption entries and pay no fees. */
const IN_BOND = new Set(['61', '62', '63'])
const TIB = '23'

/** Entry types that never pay the harbor maintenance fee (AE usage note o). */
const NO_HMF = new Set(['06', '11', '12', '22', '31', '32', '34', '38', ...IN_BOND])

/** True if formal entries of this type pay class 499 (AE usage note n: neither informal nor type 23). */
export const hasFormalMpf = (entryType: string): boolean =>
  !isInformalEntryType(entryType) && entryType !== TIB && !IN_BOND.has(entryType)

/** True if an entry of this type by this mode pays class 501: vessels only (AE usage note o). */
export const hasHmf = (entryType: string, mode: string): boolean =>
  ['10', '11', '12'].includes(mode) && !NO_HMF.has(entryType)

/**
 * Merchandise processing and harbor maintenance fee of every line, from its whole-dollar value; of goods assembled abroad
 * the processing fee leaves out the parts of the United States.
 * The parts of a set pay none: its header does (AE usage note k). The fee year goes by the entry date (`YYYY-MM-DD`); without one the newest year counts.
 */
export function lineFees(draft: DraftData, entryDate?: string): LineFees[] {
  const type = draft.header?.entry_type ?? ''
  const paysMpf = hasFormalMpf(type)
  const paysHmf = hasHmf(type, draft.shipment_origin?.mode_of_transport ?? '')
  const { rate_percent } = mpfYear(entryDate)
  return (draft.line_items ?? []).map((line) => {
    const value = wholeDollars(toCents(line.entered_value))
    const exemption = lineMpfExemption(draft, line)
    const isPart = isSetComponent(line)
    return {
      line_id: line.id,
      ...(paysMpf &&
        !exemption &&
        !isPart && { mpf: percentOf(value - assembledParts(line), rate_percent)! }),
      ...(paysHmf && !isPart && { hmf: percentOf(value, HMF_RATE_PERCENT)! }),
      ...(exemption && { mpf_exemption: exemption }),
    }
  })
}

const ASSEMBLED_ABROAD = '98020080'

/**
 * The value of the parts of the United States in goods assembled abroad (9802.00.80), in cents. They pay no processing
 * fee: it is due on the rest of the article (19 U.S.C. 58c(b)(8)(D)).
 */
function assembledParts(line: LineItem): Cents {
  const { htsus, tariff_rows: rows = [] } = line
  const isAssembled = [htsus, ...rows.map(({ hts }) => hts)].some((number) => isAssembledAbroad(number))
  if (!isAssembled || rows.length === 0) return 0n
  return sumCents(tariffStack(line).flatMap(({ hts, value }) => (isAssembledAbroad(hts) ? [value] : [])))
}

const isAssembledAbroad = (number: string | undefined): boolean =>
  (number ?? '').replace(/\D/g, '').startsWith(ASSEMBLED_ABROAD)

const isChapter98 = (hts: string | undefined): boolean => hts?.startsWith('98') ?? false

/**
 * Why a line is free of the merchandise processing fee. Goods under a heading of chapter 98 go by that
 * heading, in addition to their number or in its place; their origin is the line's own or that of step 2.
 */
export const lineMpfExemption = (draft: DraftData, line: LineItem): string | undefined =>
  isDomesticOfZone(draft.header?.entry_type, line)
    ? 'Domestic goods of a zone'
    : mpfExemption({
        htsus: line.tariff_rows?.find(({ hts }) => isChapter98(hts))?.hts ?? line.htsus,
        spi: line.spi,
        origin: line.origin_country || draft.shipment_origin?.country_of_origin,
      })
