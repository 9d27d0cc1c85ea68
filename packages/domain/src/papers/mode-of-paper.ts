import { type NoticeWay, readLabelled, type SoughtValue, wayInWords } from '../arrival-notice/index.ts'
import { isContainerDigitRight } from '../entry/container-number.ts'
import { VESSEL_CARRIERS } from '../reference/index.ts'
import type { PaperField, PaperValue } from './paper.ts'

const MODE = 'shipment_origin.mode_of_transport'

/** CBP's modes of a way without and with containers (CATAIR Appendix B). Freight by air is 40, in a unit load device or not. */
const MODES: Record<NoticeWay, readonly [loose: string, container: string]> = {
  sea: ['10', '11'],
  rail: ['20', '21'],
  road: ['30', '31'],
  air: ['40', '40'],
}

const CONTAINER = /\b([A-Z]{3}[UJZ])[ -]?(\d{6})[ -]?(\d)\b/g
const CONTAINER_WORDS =
  /\b(?:fcl|lcl|(?:full|less than) container load|cfs ?\/ ?cfs|cy ?\/ ?cy|container yard|(?:20|40|45) ?(?:'|’|ft)? ?(?:hc|hq|gp|dv|dry|high cube|standard))\b/i
const LOOSE_WORDS: Record<NoticeWay, RegExp> = {
  sea: /\b(?:break ?-?bulk|in bulk|bulk (?:cargo|carrier)|ro-?ro|roll on)\b/i,
  rail: /\b(?:box ?car|rail ?car|hopper car|tank car)\b/i,
  road: /\b(?:trailer|flat ?bed|box truck)\b/i,
  air: /(?!)/,
}

/** Ways as a paper names them after its label 'Ship via'. */
const NAMED: readonly (readonly [NoticeWay, RegExp])[] = [
  ['sea', /\b(?:sea|ocean|vessel|boat)\b/i],
  ['air', /\b(?:air|airfreight|plane)\b/i],
  ['rail', /\b(?:rail|train)\b/i],
  ['road', /\b(?:road|truck)\b/i],
]
const SHIPPED: SoughtValue<PaperField> = {
  field: MODE,
  label:
    /\b(?:(?:mode|method|means) of (?:transport(?:ation)?|shipment)|transport(?:ation)? mode|shipp(?:ed|ing) (?:by|via|per|method|mode)|ship(?:ment)? (?:by|via|mode))\b/i,
  read: (text) => NAMED.find(([, words]) => words.test(text))?.[0],
}

/** The first container number of a text whose check digit is right (ISO 6346), as it is printed. */
const containerIn = (text: string): string | undefined =>
  [...text.matchAll(CONTAINER)].find(([, owner = '', serial = '', digit = '']) =>
    isContainerDigitRight(`${owner}${serial}${digit}`),
  )?.[0]

/** The number of an air waybill: three digits of the airline, seven and their remainder by seven (IATA). */
const isAirWaybill = (bill: string): boolean => {
  const [, serial = '', digit] = /^\d{3}[- ]?(\d{7})(\d)$/.exec(bill) ?? []
  return digit !== undefined && Number(serial) % 7 === Number(digit)
}

const AIR_WORDS = /\b(?:air|flight|m?awb|hawb)\b/i

const isOfVessel = (bill: string): boolean =>
  VESSEL_CARRIERS.some(({ code }) => bill.toUpperCase().startsWith(code))

type Way = { way: NoticeWay; found: string }

function wayOf(text: string, isNotice: boolean, bills: readonly PaperValue[]): Way | undefined {
  const [named] = readLabelled(text, [SHIPPED])
  if (named) return { way: named.value as NoticeWay, found: named.found }
  const words = isNotice ? wayInWords(text) : undefined
  const air = bills.find(({ value }) => isAirWaybill(value))
  // A forwarder by sea and air has the words of both on its paper: the number of the bill says more.
  if (words && (words.way === 'air' || !air || !AIR_WORDS.test(text))) return words
  if (air) return { way: 'air', found: air.found }
  const sea = bills.find(({ value }) => isOfVessel(value))
  return sea && { way: 'sea', found: sea.found }
}

/**
 * The mode of transport that a paper shows: by the words of a notice, what follows 'Ship via', the kind of its bill's
 * number, and a container. Where it names the way but not whether the goods came in a container, both modes are open.
 */
export function modesOfPaper(text: string, isNotice: boolean, bills: readonly PaperValue[]): PaperValue[] {
  const way = wayOf(text, isNotice, bills)
  const number = containerIn(text)
  if (!way) return number ? [{ field: MODE, value: '11', found: number }] : []
  const [loose, contained] = MODES[way.way]
  if (loose === contained) return [{ field: MODE, value: loose, found: way.found }]
  const container = number ?? CONTAINER_WORDS.exec(text)?.[0]
  if (container) return [{ field: MODE, value: contained, found: container }]
  const words = LOOSE_WORDS[way.way].exec(text)?.[0]
  if (words) return [{ field: MODE, value: loose, found: words }]
  return [contained, loose].map((value) => ({ field: MODE, value, found: way.found, isOpen: true }))
}
