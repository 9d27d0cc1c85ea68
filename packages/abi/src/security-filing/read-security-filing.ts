import type {
  FiledManufacturer,
  FilingParty,
  IdentifiedParty,
  PartyElement,
  SecurityFiling,
  SecurityFilingHeader,
} from '@edfe/domain/security-filing'
import { isNamed, PARTY_CODES } from '@edfe/domain/security-filing'
import type { DecodedRecord } from '../codec/decode-record.ts'
import { fromCompactDay } from './compact-day.ts'
import { type GrammarProblem, grammarProblems, partiesIn } from './filing-grammar.ts'

/** A security filing as it was sent: what it says, and what is wrong with the order of its records. */
export type SentSecurityFiling =
  | { action: 'D'; filing: SecurityFilingHeader; problems: GrammarProblem[] }
  | { action: 'A' | 'R'; filing: SecurityFiling; problems: GrammarProblem[] }
  | { action: ''; filing: SecurityFilingHeader; problems: GrammarProblem[] }

/** The records of a block as filings: each begins with SF10. */
export const splitSecurityFilings = (records: readonly DecodedRecord[]): DecodedRecord[][] => {
  const filings: DecodedRecord[][] = []
  for (const record of records) {
    if (record.id === 'SF10' || filings.length === 0) filings.push([])
    filings.at(-1)?.push(record)
  }
  return filings
}

/** Reads the records of one filing, SF10 first. An action that is none of the three gives the header alone. */
export function readSecurityFiling(records: readonly DecodedRecord[]): SentSecurityFiling {
  const values = records.find(({ id }) => id === 'SF10')?.values ?? {}
  const header = headerOf(values)
  const problems = grammarProblems(records)
  if (values.action === 'D') {
    const others: GrammarProblem[] = records.flatMap(({ id }, record) =>
      record > 0 ? [{ record, recordId: id, kind: 'out_of_order' }] : [],
    )
    return { action: 'D', filing: header, problems: others }
  }
  if (values.action !== 'A' && values.action !== 'R') return { action: '', filing: header, problems }
  const { action } = values
  return { action, filing: { ...header, ...contentOf(values, records), action }, problems }
}

const headerOf = (values: DecodedRecord['values']): SecurityFilingHeader => ({
  submission: values.submission ?? '',
  shipment: values.shipment ?? '',
  importer: numbered(values.importerQualifier, values.importer, values.importerCountry, values.importerBirth),
  transaction: values.transaction,
})

type Content = Omit<SecurityFiling, keyof SecurityFilingHeader | 'action'>

function contentOf(values: DecodedRecord['values'], records: readonly DecodedRecord[]): Content {
  const of = (id: string) => records.filter((record) => record.id === id).map((record) => record.values)
  const parties = partiesIn(records).map(({ group }) => ({ role: group[0]?.values.role, group }))
  const named = (element: PartyElement) =>
    parties.filter(({ role }) => role === PARTY_CODES[element]).map(({ group }) => partyOf(group))
  const one = (element: PartyElement) => named(element).flatMap((party) => (isNamed(party) ? [] : [party]))[0]
  const makers = parties.filter(({ role }) => role === PARTY_CODES.manufacturers)
  const madeGoods = new Set(makers.flatMap(({ group }) => group))
  const { subtype, value, quantity, unit, weight, weightUnit } = of('SF13')[0] ?? {}
  const [route] = of('SF50')
  return {
    reason: values.reason ?? '',
    mode: values.mode,
    carrier: values.carrier,
    bond: bondOf(values),
    estimates:
      of('SF13').length > 0
        ? {
            subtype: subtype ?? '',
            value: value ?? '',
            quantity: quantity ?? '',
            unit: unit ?? '',
            weight: weight ?? '',
            weightUnit: weightUnit ?? '',
          }
        : undefined,
    bills: of('SF15').map(({ kind = '', bill = '' }) => ({ kind, number: bill })),
    references: of('SF20').map(({ qualifier = '', reference = '' }) => ({ qualifier, reference })),
    containers: of('SF25').map(({ equipment = '', initial = '', number = '', checkDigit, sizeType }) => ({
      equipment,
      initial,
      number: serialOf(number),
      checkDigit,
      sizeType,
    })),
    importerOfRecord: one('importerOfRecord'),
    consignee: one('consignee'),
    sellers: named('sellers'),
    buyers: named('buyers'),
    shipTo: named('shipTo'),
    stuffingPlaces: named('stuffingPlaces'),
    consolidators: named('consolidators'),
    bookingParties: named('bookingParties'),
    manufacturers: makers.map(
      ({ group }): FiledManufacturer => ({
        party: partyOf(group),
        goods: goodsOf(group).map(({ hts = '', origin = '' }) => ({ hts, origin })),
      }),
    ),
    tariffNumbers: goodsOf(records.filter((record) => !madeGoods.has(record))).map(({ hts = '' }) => hts),
    route: route && {
      unladingQualifier: route.unladingQualifier ?? '',
      unlading: route.unlading ?? '',
      deliveryQualifier: route.deliveryQualifier ?? '',
      delivery: route.delivery ?? '',
    },
  }
}

const goodsOf = (records: readonly DecodedRecord[]) =>
  records.filter(({ id }) => id === 'SF40').map(({ values }) => values)

/** Containers have six digits; the field is filled with zeros before them. */
const serialOf = (number: string): string => number.replace(/^0+(?=\d{6})/, '')

function bondOf({ bondHolder, bondActivity, bondType }: DecodedRecord['values']): SecurityFiling['bond'] {
  if (!bondHolder && !bondActivity && !bondType) return undefined
  return { holder: bondHolder ?? '', activity: bondActivity ?? '', type: bondType ?? '' }
}

const numbered = (
  qualifier: string | undefined,
  number: string | undefined,
  country: string | undefined,
  birth: string | undefined,
): IdentifiedParty => ({
  qualifier: qualifier ?? '',
  number: number ?? '',
  country,
  birth: birth && fromCompactDay(birth),
})

function partyOf(group: readonly DecodedRecord[]): FilingParty {
  const [head, ...below] = group
  const { name, qualifier, identifier, country, birth } = head?.values ?? {}
  if (!name) return numbered(qualifier, identifier, country, birth)
  const of = (id: string) => below.filter((record) => record.id === id).map(({ values }) => values)
  const [place = {}] = of('SF36')
  const [second] = of('SF31')
  return {
    name,
    secondName: second && { kind: second.kind ?? '', name: second.name ?? '' },
    address: of('SF35').flatMap(({ component1 = '', text1 = '', component2, text2 }) => [
      { kind: component1, text: text1 },
      ...(component2 || text2 ? [{ kind: component2 ?? '', text: text2 ?? '' }] : []),
    ]),
    city: place.city ?? '',
    subdivision: place.subdivision,
    postalCode: place.postalCode,
    country: place.country ?? '',
  }
}
