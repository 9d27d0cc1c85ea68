import { type DraftData, summarizeShipment } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { isAirMode, isVesselMode } from '@edfe/domain/reference'
import type { ShownFinding } from '@edfe/messages'
import { countryWords } from '../../../messages/country-words.ts'
import { formatted, t } from '../../../words/t.ts'
import { inside } from '../../form/inside.ts'
import { declaredValues } from './declared-values.ts'

/** A piece of the sentence: plain words, a fact of the entry, or a fact that is missing or wrong. */
export interface SentencePart {
  text: string
  tone: 'plain' | 'fact' | 'problem'
}

interface Facts {
  draft: DraftData
  totalValue: string
  /** The name of the port of unlading, else of entry; undefined while it is looked up or unknown. */
  portName: string | undefined
  issues: readonly ShownFinding[]
}

/** The way the goods came, by the first digit of the mode. */
const WAYS: Record<string, string> = { 1: 'sea', 2: 'rail', 3: 'road', 4: 'air', 5: 'mail' }

const SENTENCE = defineMessage({
  id: 'declaration-sentence',
  defaultMessage:
    'You are importing {goods} from {origin}, worth {worth}{relation, select, none {} maker {, made by {seller}} some {, bought from {seller}, who is related to you for some lines} related {, bought from {seller}, who is related to you} unrelated {, bought from {seller}, who is not related to you} other {, bought from {seller}}}. {hasDay, select, yes {They arrive at {port} on {day}} other {They are entered at {port}}}{way, select, sea { by sea} rail { by rail} road { by road} air { by air} mail { by mail} other {}}{carriedBy, select, none {} vessel {, on {carrier}} other {, carried by {carrier}}}{under, select, none {} air {, under air waybill {bill}} other {, under bill {bill}}}.',
})

/**
 * Returns the declarations of the entry, in plain sentences. A fact that a check refuses or misses is marked;
 * one that is not asked for, such as the carrier of goods that lie in a warehouse, is left out.
 */
export function declarationSentence({ draft, totalValue, portName, issues }: Facts): SentencePart[] {
  const { supplier, relation, port, day, mode, carrier, bill } = declaredValues(draft, portName)
  const { goods, otherLines } = summarizeShipment(draft)
  const wrong = new Set(issues.filter(({ severity }) => severity === 'error').map(({ path }) => path))
  const fact = (value: string | undefined, missing: string, ...paths: string[]): SentencePart => ({
    text: value || missing,
    tone: value && !paths.some((path) => wrong.has(path)) ? 'fact' : 'problem',
  })
  const at = inside('shipment_origin')
  const isSaid = (value: string | undefined, path: string) => Boolean(value) || wrong.has(path)
  const parts = formatted(SENTENCE, {
    goods: fact(
      goods && goodsAndMore(goods, otherLines),
      t({
        id: 'declaration-sentence.goods-without-description',
        defaultMessage: 'goods without a description',
      }),
      'line_items.0.description',
    ),
    origin: fact(
      originOf(draft),
      t({ id: 'declaration-sentence.country-missing', defaultMessage: 'a country that is missing' }),
      at('country_of_origin'),
    ),
    worth: fact(
      Number(totalValue) > 0 ? formatUsd(totalValue) : '',
      t({ id: 'declaration-sentence.nothing-yet', defaultMessage: 'nothing yet' }),
      'line_items.0.entered_value',
    ),
    relation: !supplier.name ? 'none' : supplier.isSeller ? relation || 'unknown' : 'maker',
    seller: fact(supplier.name, ''),
    port: fact(
      port.name || port.code,
      t({ id: 'declaration-sentence.port-missing', defaultMessage: 'a port that is missing' }),
      at('us_port_unlading'),
    ),
    hasDay: isSaid(day, at('import_date')) ? 'yes' : 'no',
    day: fact(
      day,
      t({ id: 'declaration-sentence.day-missing', defaultMessage: 'a day that is missing' }),
      at('import_date'),
    ),
    way: WAYS[mode.charAt(0)] ?? 'none',
    carriedBy: !isSaid(carrier, at('importing_carrier')) ? 'none' : isVesselMode(mode) ? 'vessel' : 'other',
    carrier: fact(
      carrier,
      isVesselMode(mode)
        ? t({ id: 'declaration-sentence.vessel-missing', defaultMessage: 'a vessel that is missing' })
        : t({ id: 'declaration-sentence.carrier-missing', defaultMessage: 'a carrier that is missing' }),
      at('importing_carrier'),
    ),
    under: !isSaid(bill, at('bill_of_lading')) ? 'none' : isAirMode(mode) ? 'air' : 'other',
    bill: fact(
      bill,
      t({ id: 'declaration-sentence.bill-missing', defaultMessage: 'that is missing' }),
      at('bill_of_lading'),
    ),
  })
  return withOneStop(parts.map((part) => (typeof part === 'string' ? { text: part, tone: 'plain' } : part)))
}

/** A fact that ends with a point, such as 'Co., Ltd.', ends its sentence without a second one. */
const withOneStop = (parts: readonly SentencePart[]): SentencePart[] =>
  parts.map((part, at) =>
    part.text.startsWith('.') && parts[at - 1]?.text.endsWith('.')
      ? { ...part, text: part.text.slice(1) }
      : part,
  )

const goodsAndMore = (goods: string, count: number): string =>
  count === 0
    ? goods
    : t(
        {
          id: 'declaration-sentence.goods-and-more',
          defaultMessage: '{goods} and {count, plural, one {# more line} other {# more lines}}',
        },
        { goods, count },
      )

/** The country of all goods; several countries are named by their number. */
function originOf({ shipment_origin: shipment = {}, line_items: lines = [] }: DraftData): string {
  const codes = new Set(
    lines.map((line) => line.origin_country || shipment.country_of_origin || '').filter(Boolean),
  )
  if (codes.size > 1)
    return t(
      { id: 'declaration-sentence.countries', defaultMessage: '{count} countries' },
      { count: codes.size },
    )
  const [code = shipment.country_of_origin ?? ''] = codes
  return countryWords(code) ?? code
}
