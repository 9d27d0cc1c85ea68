import type { DraftData } from '@edfe/domain/entry'
import {
  type AeLine,
  type EntrySummaryFacts,
  findingPlace,
  type ReleaseCertification,
} from '@edfe/domain/filing'
import type { Finding } from '@edfe/domain/rules'
import { type ServiceProblem, serviceMessages } from '../../../messages/service-messages.ts'
import { SERVICE_MODES } from './service-document.ts'
import { isGoodsNumber } from './service-terms.ts'

/** A fact that the service's document has no place for, where the field of the draft is that gives it. */
type Place = readonly [problem: ServiceProblem, path: string, isGiven: boolean]

/** Daily statements: the document has no place for a month or for a payment without a statement. */
const PAYMENT_TYPES = ['2', '3', '5']
const ENTRY_TYPES = ['01', '11']
/** The service takes units of packages of three characters and more. */
const SHORTEST_UNIT = 3

/**
 * What keeps an entry from CustomsCity: each fact that would be lost on the way, or that its document wants and the entry
 * does not have. Everything in the facts of a summary is either in the document or refused here, but for what CBP takes
 * from the service alone: charges, port of lading, vessel and voyage, and the duty, which is compared before sending.
 */
export function serviceFindings(
  facts: EntrySummaryFacts,
  certification: ReleaseCertification,
  draft: DraftData,
): Finding[] {
  const lines = facts.lines.flatMap((line, index) => linePlaces(line, certification.lines[index], index))
  const origins = new Set(facts.lines.map(({ origin }) => origin))
  const places: Place[] = [
    ...headerPlaces(facts),
    ['origins', 'shipment_origin.country_of_origin', origins.size > 1],
    ...releasePlaces(certification, draft),
    ...lines,
  ]
  return places.filter(([, , isGiven]) => isGiven).map(([problem, path]) => finding(problem, path))
}

/** A message of a kind that the service does not take. */
export const noSuchMessage = (problem: 'action' | 'release'): Finding[] => [
  finding(problem, 'header.entry_number'),
]

const finding = (problem: ServiceProblem, path: string): Finding => ({
  rule_id: 'ROAD_SERVICE',
  severity: 'error',
  path,
  message: serviceMessages.problem({ problem }),
  ...findingPlace(path),
})

function headerPlaces(facts: EntrySummaryFacts): Place[] {
  const [bond, ...furtherBonds] = facts.bonds
  const [manifest, ...furtherManifests] = facts.manifests
  const { payment, cargo } = facts
  return [
    ['action', 'header.entry_number', facts.postSummary !== undefined],
    ['type', 'header.entry_type', !ENTRY_TYPES.includes(facts.entryType)],
    ['mode', 'shipment_origin.mode_of_transport', !SERVICE_MODES[facts.mode ?? '']],
    ['bond', 'header.bond_type', bond?.type !== '8' || furtherBonds.length > 0],
    ['payment', 'totals_declarations.payment_type', !PAYMENT_TYPES.includes(payment?.type ?? '')],
    ['payment', 'totals_declarations.payment_type', !payment?.statementDate || Boolean(payment.clientBranch)],
    ['bills', 'shipment_origin.bill_of_lading', furtherManifests.length > 0 || hasOtherBills(manifest)],
    ['packages', 'shipment_origin.manifest_unit', (manifest?.unit.length ?? 0) < SHORTEST_UNIT],
    ['location', 'parties.location_of_goods', !cargo.firmsCode],
    ['carrier', 'shipment_origin.importing_carrier', !cargo.carrierCode || !cargo.portOfUnlading],
    ['days', 'header.entry_date', !facts.estimatedEntryDate || !facts.importDate || !cargo.arrivalDate],
    [
      'special',
      'header.entry_type',
      Boolean(
        facts.reconciliation ||
          facts.usage ||
          facts.tibDeclaration ||
          facts.deferredTaxCode ||
          facts.withdrawal ||
          facts.ftzIdentifier ||
          cargo.inBondDate,
      ),
    ],
    ['documents', 'shipment_origin.missing_documents', facts.missingDocuments.length > 0],
  ]
}

const hasOtherBills = (manifest: EntrySummaryFacts['manifests'][number] | undefined): boolean =>
  !manifest?.bills.some(({ kind }) => kind === 'M') ||
  manifest.bills.some(({ kind }) => kind !== 'M' && kind !== 'H')

function releasePlaces({ parties, references }: ReleaseCertification, draft: DraftData): Place[] {
  const buyer = parties.find(({ code }) => code === 'BY')
  return [
    ['release', 'release.method', references.length > 0],
    ['seller', 'parties.seller.name', !parties.some(({ code, address }) => code === 'SE' && address)],
    [
      'buyer',
      'parties.buyer.name',
      buyer?.address === undefined && buyer?.identifier?.number !== draft.parties?.importer_number,
    ],
  ]
}

function linePlaces(
  line: AeLine,
  certified: ReleaseCertification['lines'][number] | undefined,
  index: number,
): Place[] {
  const at = (field: string) => `line_items.${index}.${field}`
  const goods = line.tariffs.filter(({ hts }) => isGoodsNumber(hts))
  const special = line.tariffs.some(({ hts }) => hts.startsWith('98'))
  return [
    ['program', at('spi'), Boolean(line.specialProgram)],
    ['related', at('relationship'), line.relatedParty === 'Y'],
    ['numbers', at('htsus'), goods.length !== 1 || special || line.setIndicator !== undefined],
    ['quantities', at('net_qty_2'), (goods[0]?.quantities.length ?? 0) > 1],
    ['cases', at('adcvd_case_number'), line.adcvd.length > 0 || line.nonReimbursement === true],
    ['licenses', at('license_numbers'), line.licenses.length > 0 || Boolean(line.visaNumber)],
    ['declarations', at('htsus'), line.declarations.length > 0],
    ['tax', at('ir_tax_amount'), line.irTax !== undefined || line.otherRevenue !== undefined],
    ['fee', at('fee_exemption'), line.feeExemption !== undefined && line.feeExemption !== '1'],
    [
      'details',
      at('htsus'),
      Boolean(line.textileCategory || line.netCost || line.productClaim || line.rulingNumber) ||
        line.ftzStatus !== undefined ||
        line.textileExportDate !== undefined ||
        line.censusOverrides.length > 0,
    ],
    ['agencies', at('htsus'), certified?.tariffs.some(({ agencies }) => agencies !== undefined) ?? false],
  ]
}
