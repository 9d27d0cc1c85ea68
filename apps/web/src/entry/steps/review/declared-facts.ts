import { chosenPayment } from '@edfe/domain/calculations'
import { type DraftData, fieldLabel, type LineItem, lineMid, tariffNumber } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { RulesProfile } from '@edfe/domain/profile'
import { unitValue } from '@edfe/domain/projection'
import { bondTypeLabel, modeName, referenceName, UNITS } from '@edfe/domain/reference'
import { officialText } from '../../../words/official-text.ts'
import { t } from '../../../words/t.ts'
import { showQuantity } from '../../values/format.ts'
import { type DeclaredValues, declaredValues } from './declared-values.ts'

/** One fact that an entry declares, with the page that changes it. */
export interface DeclaredFact {
  name: string
  /** What the form prints for it, on a page in another language. */
  official?: string | undefined
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
  const { header = {}, parties = {}, totals_declarations: totals } = draft
  const { supplier, relation, port, day, mode, carrier, bill } = declaredValues(draft, names.port)
  const one = (
    name: string,
    page: string,
    text: string,
    { remark = '', path }: { remark?: string; path?: string } = {},
  ): DeclaredFact => ({
    name,
    official: path && officialText(fieldLabel(path, mode)),
    page,
    values: [{ text: text || t({ id: 'declared-facts.not-given', defaultMessage: 'Not given' }), remark }],
  })
  const way = modeName(mode)
  const payment = chosenPayment(totals)
  return [
    {
      name: t({ id: 'declared-facts.goods', defaultMessage: 'Goods' }),
      page: 'step-4',
      values: goodsOf(draft.line_items ?? []),
    },
    one(
      supplier.isSeller || !supplier.name
        ? t({ id: 'declared-facts.bought-from', defaultMessage: 'Bought from' })
        : t({ id: 'declared-facts.made-by', defaultMessage: 'Made by' }),
      supplier.isSeller ? 'parties' : 'step-2',
      joined(', ', supplier.name, supplier.city),
      { remark: joined('. ', relationWords(relation, supplier.isSeller), midsOf(draft)) },
    ),
    one(
      t({ id: 'common.arrival', defaultMessage: 'Arrival' }),
      'step-2',
      joined(', ', day, joined(' ', port.name, port.code && `(${port.code})`)),
      { remark: joined(', ', way && t(way), carrier), path: 'shipment_origin.import_date' },
    ),
    one(t(fieldLabel('shipment_origin.bill_of_lading', mode)), 'step-2', bill, {
      path: 'shipment_origin.bill_of_lading',
    }),
    one(
      t({ id: 'declared-facts.where-goods', defaultMessage: 'Where the goods are' }),
      'step-3',
      parties.location_of_goods ?? '',
      { path: 'parties.location_of_goods' },
    ),
    one(
      t({ id: 'declared-facts.importer-and-consignee', defaultMessage: 'Importer and consignee' }),
      'step-3',
      joined(', ', parties.importer_of_record?.name, maskPersonalNumber(parties.importer_number ?? '')),
      {
        remark: parties.same_as_importer
          ? t({ id: 'declared-facts.consignee-importer', defaultMessage: 'The consignee is the importer' })
          : joined(
              ', ',
              parties.ultimate_consignee?.name,
              maskPersonalNumber(parties.consignee_number ?? ''),
            ),
        path: 'parties.importer_of_record.name',
      },
    ),
    one(
      t({ id: 'common.bond', defaultMessage: 'Bond' }),
      'step-1',
      header.bond_type ? t(bondTypeLabel(header.bond_type, profile)) : '',
      {
        remark: joined(
          ', ',
          draft.bond_information?.bond_amount && formatUsd(draft.bond_information.bond_amount),
          header.surety_no &&
            joined(
              ' ',
              t({ id: 'declared-facts.surety', defaultMessage: 'surety {code}' }, { code: header.surety_no }),
              names.surety,
            ),
        ),
        path: 'header.bond_type',
      },
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
          goodsWords(line) ||
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
            text: t(
              {
                id: 'declared-facts.more-lines',
                defaultMessage: '{left, plural, one {# more line} other {# more lines}}',
              },
              { left },
            ),
            remark: '',
          },
        ]
      : []),
  ]
}

/**
 * '166 LED lamps' of pieces, '300 dozen Cotton shirts', '60 kilograms of Mangos': the unit in words. A description that
 * begins with the quantity says it already.
 */
function goodsWords({ net_qty, net_uom: unit = '', description: goods = '' }: LineItem): string {
  const quantity = net_qty ? showQuantity(net_qty) : ''
  const isSaid = goods.replaceAll(',', '').startsWith(`${net_qty?.replace(/\.0*$/, '')} `)
  if (!quantity || isSaid) return goods
  const name = UNITS.find(({ code }) => code === unit)?.name
  const words = name ? t(referenceName('unit', unit, name)).replace(/ \(.*\)$/, '') : unit
  return t(
    {
      id: 'declared-facts.quantity-of-goods',
      defaultMessage:
        '{of, select, pieces {{quantity} {goods}} dozens {{quantity} {unit} {goods}} other {{quantity} {unit} of {goods}}}',
    },
    {
      of: ['NO', 'PCS', ''].includes(unit) ? 'pieces' : unit === 'DOZ' || !goods ? 'dozens' : 'unit',
      quantity,
      unit: words.replace(/^(?=\d)/, '× ').toLowerCase(),
      goods,
    },
  ).trim()
}

/** The relation of buyer and seller, as seen from the party that the row names. */
function relationWords(relation: DeclaredValues['relation'], isOfSeller: boolean): string {
  if (!relation) return ''
  const isRelated = { some: 'some', related: 'yes', unrelated: 'no' }[relation]
  return isOfSeller
    ? t(
        {
          id: 'declared-facts.related',
          defaultMessage:
            '{isRelated, select, some {Related to you for some lines} yes {Related to you} other {Not related to you}}',
        },
        { isRelated },
      )
    : t(
        {
          id: 'declared-facts.seller-related',
          defaultMessage:
            'The seller is {isRelated, select, some {related to you for some lines} yes {related to you} other {not related to you}}',
        },
        { isRelated },
      )
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
