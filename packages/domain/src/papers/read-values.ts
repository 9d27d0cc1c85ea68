import { readArrivalNotice, readLabelled, type SoughtValue } from '../arrival-notice/index.ts'
import type { DocumentKind } from '../documents/index.ts'
import { readCountry } from '../lines-import/index.ts'
import { ENTRY_TYPES, INCOTERM_NAMES } from '../reference/index.ts'
import { modesOfPaper } from './mode-of-paper.ts'
import { type PaperField, type PaperText, type PaperValue, READ_KINDS } from './paper.ts'
import { addressBelow } from './seller-address.ts'
import { goodsSheet, readGoodsTable } from './sheet-values.ts'

const INCOTERM = new RegExp(`\\b(${Object.keys(INCOTERM_NAMES).join('|')})\\b`)
const NAME = /^(?=.*\p{L}{3})[\p{L}\p{N}][^\t]{2,99}$/u

/** A company's name is not read from a number, a date or an address of the web. */
const readName = (text: string): string | undefined => {
  const name = text.replace(/\s+/g, ' ').trim()
  return NAME.test(name) && !/@|https?:|www\.|^\d/.test(name) ? name : undefined
}

const OF_GOODS: readonly SoughtValue<PaperField>[] = [
  {
    field: 'parties.seller.name',
    label:
      /^(?:seller|supplier|vendor|exporter|shipper|consignor|beneficiary|sold by)(?: ?\/ ?(?:exporter|shipper|seller|manufacturer))?(?: name)?\b(?! ?(?:no|ref|code|address|tel|sku))/i,
    read: readName,
  },
  {
    field: 'shipment_origin.country_of_origin',
    label: /\b(?:country of (?:origin|manufacture)|origin of (?:the )?goods|made in)\b/i,
    read: (text) => readCountry(text),
  },
  {
    field: 'shipment_origin.incoterm',
    label:
      /\b(?:incoterms?(?: ?®)?(?: 20\d\d)?|(?:terms? of )?(?:delivery|sale|trade|price)(?: terms?)?)\b(?=.*\b[A-Z]{3}\b|$|:)/i,
    read: (text) => INCOTERM.exec(text.toUpperCase())?.[1],
  },
  {
    field: 'header.entry_type',
    label: /\b(?:entry type|type of entry)(?: code)?\b/i,
    read: (text) => ENTRY_TYPES.find(({ code }) => code === /^(\d{2})\b/.exec(text.trim())?.[1])?.code,
  },
  {
    field: 'currency',
    label: /\bcurrency(?: code)?\b/i,
    read: (text) => /^([A-Z]{3})\b/.exec(text.trim())?.[1],
  },
]

const BILLS: ReadonlySet<PaperField> = new Set<PaperField>([
  'shipment_origin.bill_of_lading',
  'shipment_origin.house_bill',
])

/** What invoices and packing lists say of the shipment in the words of a notice. */
const OF_NOTICE_IN_LISTS: ReadonlySet<PaperField> = new Set<PaperField>([
  'shipment_origin.bill_of_lading',
  'shipment_origin.house_bill',
  'line_items.0.manifest_qty',
  'line_items.0.gross_weight_kg',
])
const ONLY_OF_INVOICES: ReadonlySet<PaperField> = new Set<PaperField>([
  'currency',
  'shipment_origin.incoterm',
])

/** The values that a paper of a kind gives to an entry, beside its lines; none for a paper that is only kept. */
export function valuesOfPaper(kind: DocumentKind, paper: PaperText): PaperValue[] {
  if (!READ_KINDS.includes(kind)) return []
  const isNotice = kind === 'arrival_notice' || kind === 'bill_of_lading'
  const values = isNotice
    ? [...readArrivalNotice(paper.text), ...ofGoods(paper.text, ['parties.seller.name', 'header.entry_type'])]
    : valuesOfList(kind, paper)
  const bills = values.filter(({ field }) => BILLS.has(field))
  return [...values, ...modesOfPaper(paper.text, isNotice, bills)]
}

/** What an invoice or a packing list gives: the sums of its table, and labelled values outside of it. */
function valuesOfList(kind: DocumentKind, paper: PaperText): PaperValue[] {
  const sheet = goodsSheet(paper.sheets)
  const table = sheet && readGoodsTable(sheet)
  const text = table?.outside ?? paper.text
  const ofTable = table?.values ?? []
  const ofText = [
    ...readArrivalNotice(text).filter(({ field }) => OF_NOTICE_IN_LISTS.has(field)),
    ...ofGoods(text),
  ]
  const isAgain = ({ field, value }: PaperValue) =>
    ofTable.some((one) => one.field === field && Number(one.value) === Number(value))
  return [...ofTable, ...ofText.filter((value) => !isAgain(value))].filter(
    ({ field }) => kind === 'commercial_invoice' || !ONLY_OF_INVOICES.has(field),
  )
}

/** The labelled values of goods; the address of a seller is below its name. */
function ofGoods(text: string, fields?: readonly PaperField[]): PaperValue[] {
  const values = readLabelled(
    text,
    OF_GOODS.filter(({ field }) => fields?.includes(field) ?? true),
  )
  const seller = values.find(({ field }) => field === 'parties.seller.name')
  return seller ? [...values, ...addressBelow(text, seller.found)] : values
}
