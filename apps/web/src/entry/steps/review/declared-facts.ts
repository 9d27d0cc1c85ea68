import { chosenPayment } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, fieldLabel, type LineItem, lineMid, tariffNumber } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { RulesProfile } from '@edfe/domain/profile'
import { unitValue } from '@edfe/domain/projection'
import { bondTypeLabel, modeName } from '@edfe/domain/reference'
import { dayInWords } from '../../../messages/day-in-words.ts'
import { t } from '../../../words/t.ts'
import { showQuantity } from '../../values/format.ts'

/** What an entry declares of one thing, with the page that changes it. */
export interface DeclaredFact {
  name: string
  /** Each a fact with a remark. */
  values: { text: string; remark: string }[]
  page: string
}

/** So many lines are listed; the others are counted. */
const MOST_LINES = 5

const joined = (separator: string, ...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(separator)

/** The answers of an entry, in the order in which a person checks them. */
export function declaredFacts(
  draft: DraftData,
  profile: RulesProfile,
  names: { port: string | undefined; surety: string | undefined },
): DeclaredFact[] {
  const { header = {}, shipment_origin: shipment = {}, parties = {}, totals_declarations: totals } = draft
  const one = (name: string, page: string, text: string, remark = ''): DeclaredFact => ({
    name,
    page,
    values: [{ text: text || t({ id: 'declared-facts.not-given', defaultMessage: 'Not given' }), remark }],
  })
  const day = parseDay(shipment.import_date)
  const mode = modeName(shipment.mode_of_transport ?? '')
  const payment = chosenPayment(totals)
  const port = joined(' ', names.port, shipment.us_port_unlading && `(${shipment.us_port_unlading})`)
  const seller = parties.seller?.name ? parties.seller : parties.manufacturer
  return [
    {
      name: t({ id: 'declared-facts.goods', defaultMessage: 'Goods' }),
      page: 'step-4',
      values: goodsOf(draft.line_items ?? []),
    },
    one(
      t({ id: 'declared-facts.bought-from', defaultMessage: 'Bought from' }),
      seller?.name ? 'parties' : 'step-2',
      joined(', ', seller?.name, seller?.city),
      joined('. ', relationOf(draft), midsOf(draft)),
    ),
    one(
      t({ id: 'common.arrival', defaultMessage: 'Arrival' }),
      'step-2',
      joined(', ', day && dayInWords(day), port),
      joined(', ', mode && t(mode), shipment.importing_carrier),
    ),
    one(
      t(fieldLabel('shipment_origin.bill_of_lading', shipment.mode_of_transport ?? '')),
      'step-2',
      shipment.bill_of_lading ?? '',
    ),
    one(
      t({ id: 'declared-facts.where-goods', defaultMessage: 'Where the goods are' }),
      'step-3',
      parties.location_of_goods ?? '',
    ),
    one(
      t({ id: 'declared-facts.importer-and-consignee', defaultMessage: 'Importer and consignee' }),
      'step-3',
      joined(', ', parties.importer_of_record?.name, maskPersonalNumber(parties.importer_number ?? '')),
      parties.same_as_importer
        ? t({ id: 'declared-facts.consignee-importer', defaultMessage: 'The consignee is the importer' })
        : joined(', ', parties.ultimate_consignee?.name, maskPersonalNumber(parties.consignee_number ?? '')),
    ),
    one(
      t({ id: 'common.bond', defaultMessage: 'Bond' }),
      'step-1',
      header.bond_type ? t(bondTypeLabel(header.bond_type, profile)) : '',
      joined(
        ', ',
        draft.bond_information?.bond_amount && formatUsd(draft.bond_information.bond_amount),
        header.surety_no &&
          joined(
            ' ',
            t({ id: 'declared-facts.surety', defaultMessage: 'surety {code}' }, { code: header.surety_no }),
            names.surety,
          ),
      ),
    ),
    one(
      t({ id: 'declared-facts.payment', defaultMessage: 'Payment' }),
      'step-5',
      payment ? t(payment.name) : '',
    ),
  ]
}

function goodsOf(lines: readonly LineItem[]): DeclaredFact['values'] {
  if (lines.length === 0)
    return [{ text: t({ id: 'declared-facts.not-given', defaultMessage: 'Not given' }), remark: '' }]
  const left = lines.length - MOST_LINES
  return [
    ...lines.slice(0, MOST_LINES).map((line) => {
      const each = unitValue(line)
      return {
        text:
          joined(' ', quantityOf(line), line.description) ||
          t({
            id: 'declared-facts.goods-without-description',
            defaultMessage: 'Goods without a description',
          }),
        remark: joined(
          '. ',
          joined(
            ', ',
            line.entered_value && formatUsd(line.entered_value),
            each && t({ id: 'declared-facts.at', defaultMessage: 'at {each}' }, { each: formatUsd(each) }),
          ),
          line.htsus &&
            t(
              { id: 'declared-facts.hts', defaultMessage: 'HTS {htsus}' },
              { htsus: tariffNumber(line.htsus) },
            ),
        ),
      }
    }),
    ...(left > 0
      ? [
          {
            text:
              left === 1
                ? '1 more line'
                : t({ id: 'declared-facts.more-lines', defaultMessage: '{left} more lines' }, { left }),
            remark: '',
          },
        ]
      : []),
  ]
}

/** '166' of pieces; other units are named. */
function quantityOf({ net_qty: quantity, net_uom: unit = '' }: LineItem): string {
  if (!quantity) return ''
  return joined(' ', showQuantity(quantity), unit !== 'NO' && unit !== 'PCS' && unit)
}

function relationOf({ line_items: lines = [] }: DraftData): string {
  const [first, ...others] = new Set(lines.map(({ relationship }) => relationship ?? ''))
  if (others.length > 0)
    return t({ id: 'declared-facts.related-some-lines', defaultMessage: 'Related to you for some lines' })
  return first === 'Y'
    ? t({ id: 'declared-facts.related-to-you', defaultMessage: 'Related to you' })
    : first === 'N'
      ? t({ id: 'declared-facts.not-related', defaultMessage: 'Not related to you' })
      : ''
}

function midsOf(draft: DraftData): string {
  const mids = [...new Set((draft.line_items ?? []).map((line) => lineMid(draft, line)).filter(Boolean))]
  return mids.length === 0
    ? ''
    : mids.length === 1
      ? t({ id: 'declared-facts.mid', defaultMessage: 'MID {mid}' }, { mid: mids[0] })
      : t(
          { id: 'declared-facts.manufacturers', defaultMessage: '{count} manufacturers' },
          { count: mids.length },
        )
}
