import { groupThousands } from '../../money/amount.ts'
import { scaled } from '../../money/cents.ts'
import type { FilingLine } from '../filing-context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

/** Units that count pieces by the dozen, hundred, gross or thousand: how many one holds. */
const COUNTS: Readonly<Record<string, bigint>> = {
  DOZ: 12n,
  DPC: 12n,
  DPR: 12n,
  HUN: 100n,
  GR: 144n,
  K: 1000n,
}
/** A piece of goods that are counted by the dozen weighs 30 g to 10 kg; of others, at least a tenth of a gram. Grams. */
const DOZENS = /^D/
const LIGHTEST_OF_DOZENS = 30
const HEAVIEST_OF_DOZENS = 10_000
const LIGHTEST = 0.1

/** Kilograms in a unit of weight. */
const KILOGRAMS: Readonly<Record<string, number>> = { G: 0.001, KG: 1, T: 1000, LB: 0.45359237 }

const PLACES = 6
const amountOf = (typed: string | undefined): number => Number(scaled(typed, PLACES) ?? 0n) / 10 ** PLACES

/** '3600' as '3,600'; decimals as far as they matter. */
const shown = (amount: number, digits = 3): string => groupThousands(String(Number(amount.toFixed(digits))))

type Counted = Pick<FilingLine, 'net_qty' | 'net_uom' | 'gross_weight_kg'>

function countOf({ net_qty, net_uom = '', gross_weight_kg }: Counted) {
  const quantity = amountOf(net_qty)
  const pieces = quantity * Number(COUNTS[net_uom] ?? 0n)
  return { quantity, pieces, grams: (amountOf(gross_weight_kg) * 1000) / pieces }
}

/** Kilograms of a line by its own quantities; undefined where none is a weight. */
function netKilograms(line: Pick<FilingLine, 'net_qty' | 'net_uom'>): number | undefined {
  const kilograms = KILOGRAMS[line.net_uom ?? '']
  return kilograms === undefined ? undefined : amountOf(line.net_qty) * kilograms
}

/** Quantities that the tariff takes and that can hardly be meant. */
export const QUANTITIES_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_COUNT_AND_WEIGHT',
    at: 'net_qty',
    severity: 'warning',
    source:
      'CBP Form 7501 instructions, blocks 31 and 32: quantity in the unit of the tariff, and gross weight',
    message:
      '{quantity} {unit, select, DPR {dozen pairs} HUN {hundreds} GR {gross} K {thousands} other {dozen}} = {pieces} {unit, select, DPR {pairs} other {pieces}}, {each} kg {unit, select, HUN {a hundred} GR {a gross} K {a thousand} other {a dozen}}. Right?',
    detail: 'Compare the quantity and its unit with the invoice and the packing list.',
    reads: ['net_qty', 'net_uom', 'gross_weight_kg'],
    holds: (line) => {
      const { pieces, grams } = countOf(line)
      if (!(pieces > 0 && grams > 0)) return true
      return DOZENS.test(line.net_uom ?? '')
        ? grams >= LIGHTEST_OF_DOZENS && grams <= HEAVIEST_OF_DOZENS
        : grams >= LIGHTEST
    },
    params: (line) => {
      const { quantity, pieces } = countOf(line)
      return {
        quantity: shown(quantity),
        unit: line.net_uom ?? '',
        pieces: shown(pieces),
        each: shown(amountOf(line.gross_weight_kg) / quantity),
      }
    },
  }),
  filingLineRule({
    id: 'FILING_NET_ABOVE_GROSS',
    at: 'net_qty',
    severity: 'warning',
    source: 'CBP Form 7501 instructions, blocks 31 and 32: the gross weight includes the packing',
    message: 'The goods weigh {net} kg, more than the {gross} kg of goods and packing together. Right?',
    detail: 'Compare the net quantity and the gross weight with the packing list.',
    reads: ['net_qty', 'net_uom', 'gross_weight_kg'],
    holds: (line) => {
      const net = netKilograms(line)
      return net === undefined || amountOf(line.gross_weight_kg) <= 0 || net <= amountOf(line.gross_weight_kg)
    },
    params: (line) => ({
      net: shown(netKilograms(line) ?? 0),
      gross: shown(amountOf(line.gross_weight_kg)),
    }),
  }),
]
