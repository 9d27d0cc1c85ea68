import type { DraftData, PartyBlock } from '@edfe/domain/entry'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { AeLine, EntrySummaryFacts, ReleaseCertification, ReleaseParty } from '@edfe/domain/filing'
import { dayDigits, isGoodsNumber, taxNumber } from './service-terms.ts'

/**
 * An entry in the terms of CustomsCity's ABI API, version 2.1: the members that its examples have. Facts for which
 * it has no place are refused before (`service-places.ts`).
 */
export type ServiceDocument = ReturnType<typeof serviceDocument>

/** Vessel and air, by CATAIR's two digits of vessel and air, bulk or in containers. */
export const SERVICE_MODES: Readonly<Record<string, string>> = {
  '10': '40',
  '11': '40',
  '40': '41',
  '41': '41',
}

/** An entry to be filed: its summary, the release in the same message, and the draft that names its parties. */
export interface FiledEntry {
  facts: EntrySummaryFacts
  certification: ReleaseCertification
  draft: DraftData
}

/** Writes the document of a summary with the release of its goods. Its facts have passed `serviceFindings`. */
export function serviceDocument({ facts, certification, draft }: FiledEntry) {
  const { cargo, payment } = facts
  const [manifest] = facts.manifests
  const [bond] = facts.bonds
  const { importer_of_record: importer, ultimate_consignee: consignee } = draft.parties ?? {}
  const reference = facts.filerReference || entryName(facts)
  return {
    entryType: facts.entryType,
    modeOfTransport: SERVICE_MODES[facts.mode ?? ''] ?? '',
    entryNumber: entryName(facts),
    dates: {
      entryDate: dayDigits(facts.estimatedEntryDate),
      importDate: dayDigits(facts.importDate),
      arrivalDate: dayDigits(cargo.arrivalDate),
    },
    location: { portOfEntry: facts.port, destinationStateUS: facts.stateOfDestination ?? '' },
    ior: { number: taxNumber(facts.importer), name: importer?.name ?? '' },
    bond: { type: bond?.type ?? '', suretyCode: bond?.surety ?? '', taxId: taxNumber(facts.importer) },
    payment: {
      typeCode: Number(payment?.type),
      preliminaryStatementDate: dayDigits(payment?.statementDate),
    },
    firms: cargo.firmsCode ?? '',
    ...(facts.notifyParty && { notifyPartyTaxId4811: taxNumber(facts.notifyParty) }),
    entryConsignee: {
      taxId: taxNumber(facts.consignee ?? facts.importer),
      ...addressOfBlock(consignee?.name ? consignee : importer),
    },
    manifest: [
      {
        bill: billOf(manifest?.bills ?? []),
        carrier: { code: cargo.carrierCode ?? '' },
        ports: { portOfUnlading: cargo.portOfUnlading ?? '' },
        quantity: manifest?.quantity ?? '',
        quantityUOM: manifest?.unit ?? '',
        invoices: invoicesOf(facts.lines).map(({ exportDate, exportCountry, lines }) => ({
          purchaseOrder: reference,
          invoiceNumber: reference,
          exportDate: dayDigits(exportDate),
          relatedParties: 'N' as const,
          countryOfExport: exportCountry ?? '',
          currency: 'USD',
          exchangeRate: 1,
          items: lines.map((line) =>
            itemOf(
              line,
              [...certification.parties, ...(certification.lines[facts.lines.indexOf(line)]?.parties ?? [])],
              importer,
            ),
          ),
        })),
      },
    ],
  }
}

/** The number of an entry as the service looks it up: with its hyphens. */
export const entryName = ({
  filerCode,
  entryNumber,
}: Pick<EntrySummaryFacts, 'filerCode' | 'entryNumber'>): string =>
  formatEntryNumber(`${filerCode}${entryNumber}`)

/** The service wants a house bill also where there is none: the master's number again. */
function billOf(bills: EntrySummaryFacts['manifests'][number]['bills']) {
  const numberOf = (kind: 'M' | 'H') => {
    const bill = bills.find((one) => one.kind === kind)
    return bill && `${bill.issuer ?? ''}${bill.number}`
  }
  const master = numberOf('M') ?? ''
  const house = numberOf('H')
  return { type: house ? 'H' : 'M', mBOL: master, hBOL: house ?? master, groupBOL: 'N' as const }
}

/** Lines of one country and day of export are one invoice there. */
function invoicesOf(lines: readonly AeLine[]) {
  const groups = Map.groupBy(lines, ({ exportDate, exportCountry }) => `${exportDate} ${exportCountry}`)
  return [...groups.values()].map((group) => ({
    exportDate: group[0]?.exportDate,
    exportCountry: group[0]?.exportCountry,
    lines: group,
  }))
}

function itemOf(line: AeLine, parties: readonly ReleaseParty[], importer: PartyBlock | undefined) {
  const goods = line.tariffs.find(({ hts }) => isGoodsNumber(hts))
  return {
    sku: line.id,
    htsNumber: goods?.hts ?? '',
    description: line.descriptions.join(' '),
    origin: { country: line.origin },
    values: { currency: 'USD', exchangeRate: 1, totalValueOfGoods: Number(goods?.value) },
    quantity1: (goods?.quantities[0]?.amount ?? '').replace(/\.00$/, ''),
    weight: { gross: line.grossWeight ?? '', uom: 'K' as const },
    cottonFeeExemption: line.feeExemption === '1' ? ('Y' as const) : ('N' as const),
    parties: [
      {
        type: 'manufacturer',
        taxId: line.parties.find(({ kind }) => kind === 'M')?.id ?? '',
        ...addressOf(lastOf(parties, 'MF')),
      },
      { type: 'seller', ...addressOf(lastOf(parties, 'SE')) },
      { type: 'buyer', ...buyerOf(lastOf(parties, 'BY'), importer) },
      {
        type: 'shipTo',
        ...(lastOf(parties, 'ST') ? addressOf(lastOf(parties, 'ST')) : { loadFrom: 'buyer' }),
      },
    ],
  }
}

/** A party of a line goes before the same party of the entry. */
const lastOf = (parties: readonly ReleaseParty[], code: string): ReleaseParty | undefined =>
  parties.findLast((party) => party.code === code)

/** A buyer whom CBP knows by number is the importer, as `serviceFindings` has seen. */
const buyerOf = (buyer: ReleaseParty | undefined, importer: PartyBlock | undefined) =>
  buyer?.address ? addressOf(buyer) : addressOfBlock(importer)

function addressOf(party: ReleaseParty | undefined) {
  const { street = [], city = '', subdivision = '', postalCode = '', country = '' } = party?.address ?? {}
  return {
    name: party?.name ?? '',
    address: street.map(({ text }) => text).join(' '),
    city,
    state: subdivision,
    postalCode,
    country,
  }
}

/** A party of blocks 29 and 30, whose country is always the United States. */
const addressOfBlock = (block: PartyBlock | undefined) => ({
  name: block?.name ?? '',
  address: [block?.address_line1, block?.address_line2].filter(Boolean).join(' '),
  city: block?.city ?? '',
  state: block?.state ?? '',
  postalCode: block?.zip ?? '',
  country: 'US',
})
