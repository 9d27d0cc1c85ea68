import { isFtz } from '../../entry/derived-facts.ts'
import type { DraftData } from '../../entry/draft.ts'
import { consigneeNumber } from '../../projection/project-records.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import {
  type FilingParty,
  FLEXIBLE_ELEMENTS,
  judgeSecurityFiling,
  type SecurityFiling,
} from '../../security-filing/index.ts'
import { readCarrierCode } from '../mapping/bill.ts'
import { containersOf, type FiledMaster, readMasters } from './isf-bills.ts'
import { readFilingBond } from './isf-bond.ts'
import { NAMED_ELEMENTS, type NamedElement, sourceOf } from './isf-elements.ts'
import { isfFinding, isfMessages as words } from './isf-findings.ts'
import { fiveFacts } from './isf-five-facts.ts'
import { readGoods } from './isf-goods.ts'
import { NO_PARTIES, partyOf } from './isf-parties.ts'
import { identifiedParty } from './isf-party.ts'

const CONTAINERS = '11'
const ORDINARY_GOODS = '01'
const FLEXIBLE: readonly NamedElement[] = FLEXIBLE_ELEMENTS

/** The submission of a filing: to add it, or to replace the one that has a transaction number. */
export type SecurityFilingAction =
  | { action: 'A' }
  | {
      action: 'R'
      transaction: string /** What is on file, where it has another number of elements. */
      wasFive?: boolean
    }

export interface SecurityFilingFacts {
  port: string
  filerCode: string
  filing: SecurityFiling
}

export type SecurityFilingResult =
  | { ok: true; facts: SecurityFilingFacts }
  | { ok: false; findings: Finding[] }

/** True for goods by ship that do not come from a foreign trade zone: only they have a security filing. */
export const hasSecurityFiling = ({ shipment_origin: shipment = {} }: DraftData): boolean =>
  ['10', '11'].includes(shipment.mode_of_transport ?? '') && !isFtz(shipment)

export const isFiveFacts = ({ security_filing }: DraftData): boolean => security_filing?.kind === '5'

/** The master bills of an entry: each is a filing. */
export const mastersOf = ({ shipment_origin = {} }: DraftData): string[] =>
  readMasters(shipment_origin).masters.map(({ master }) => master)

/** The parties that may follow until a day before arrival and are not given yet. */
export const mayFollow = (draft: DraftData): NamedElement[] =>
  isFiveFacts(draft) ? [] : FLEXIBLE.filter((element) => !sourceOf(element, draft).party)

/** Every reason for which the security filings of a draft cannot be sent; empty when they can. */
export const securityFilingFindings = (draft: DraftData, rules: RuleContext): Finding[] =>
  readFiling(draft, rules).findings

/**
 * The security filing of one master bill, the first when none is named: all ten elements from what the entry says, the
 * tariff numbers at six digits. What may follow later is left out under the reason 'flexible timing'.
 */
export function toSecurityFiling(
  draft: DraftData,
  rules: RuleContext,
  submitted: SecurityFilingAction,
  master?: string,
): SecurityFilingResult {
  const { filing, masters, findings } = readFiling(draft, rules)
  const filed = masters.find((one) => one.master === master) ?? (master ? undefined : masters[0])
  if (findings.length > 0) return { ok: false, findings }
  if (!filed) return { ok: false, findings: [billFinding('shipment_origin.bill_of_lading', true)] }
  const facts = {
    port: draft.header?.port_code ?? '',
    filerCode: (draft.header?.entry_number ?? '').slice(0, 3),
    filing: {
      ...filing,
      ...submissionOf(submitted, isFiveFacts(draft)),
      bills: filed.bills,
      references: [...filed.references, ...filing.references],
      containers: containersOf(draft.release ?? {}, filed, filed === masters[0]),
    },
  }
  const refused = judgeSecurityFiling(facts.filing)
  return refused.length === 0
    ? { ok: true, facts }
    : {
        ok: false,
        findings: refused.map(({ rule, words: { id } }) =>
          isfFinding(rule.replace(/^ISF_/, ''), 'security_filing.kind', { id }),
        ),
      }
}

/** 1 ten elements, 2 five; 3 and 4 when one becomes the other. */
function submissionOf(
  submitted: SecurityFilingAction,
  isFive: boolean,
): Pick<SecurityFiling, 'submission' | 'action' | 'transaction'> {
  const own = isFive ? '2' : '1'
  if (submitted.action === 'A') return { submission: own, action: 'A' }
  const { transaction, wasFive = isFive } = submitted
  return { submission: wasFive === isFive ? own : isFive ? '4' : '3', action: 'R', transaction }
}

/** A draft as its security filing says it, without the bills that one of them has. */
interface FilingReading {
  filing: Omit<SecurityFiling, 'submission' | 'action' | 'transaction' | 'bills'>
  masters: readonly FiledMaster[]
  findings: Finding[]
}

/** Reads a draft for its security filings, with every finding that stands in the way. */
export function readFiling(draft: DraftData, rules: RuleContext): FilingReading {
  const { header = {}, shipment_origin: shipment = {}, parties = {}, security_filing: own = {} } = draft
  const findings: Finding[] = []
  const find = (rule: string, path: string, message: Finding['message']) =>
    findings.push(isfFinding(rule, path, message))
  const isFive = isFiveFacts(draft)
  const shipmentType = own.shipment_type || ORDINARY_GOODS
  if (!hasSecurityFiling(draft)) find('MODE', 'shipment_origin.mode_of_transport', words.notByShip())
  if (!header.port_code || !rules.reference.hasPort(header.port_code))
    find('PORT', 'header.port_code', words.port())
  if (isFive && shipmentType !== ORDINARY_GOODS)
    find('SHIPMENT_TYPE', 'security_filing.shipment_type', words.shipment())
  const importer = identifiedParty(parties.importer_number)
  if (!importer) find('IMPORTER', 'parties.importer_number', words.importer())
  const consignee = identifiedParty(consigneeNumber(draft))
  if (!consignee && !isFive) find('CONSIGNEE', 'parties.consignee_number', words.consignee())
  const { masters, unread } = readMasters(shipment)
  findings.push(...unread.map(({ path, isMissing }) => billFinding(path, isMissing)))
  const bond = readFilingBond(draft, shipmentType)
  if ('missing' in bond) findings.push(...bond.missing.map(({ path }) => bondFinding(path)))
  const named = (element: NamedElement): FilingParty[] => {
    const source = sourceOf(element, draft)
    if (!source.party && FLEXIBLE.includes(element)) return []
    return partyOf(element, source, findings)
  }
  const goods = readGoods(draft)
  if ((draft.line_items ?? []).length === 0) find('LINES', 'line_items', words.lines())
  for (const { path, line, lacks } of goods.unread)
    find(lacks === 'hts' ? 'HTS' : 'ORIGIN', path, words[lacks]({ line }))
  const filing: FilingReading['filing'] = {
    shipment: shipmentType,
    reason: mayFollow(draft).length > 0 ? 'FT' : 'CT',
    importer: importer ?? { qualifier: '', number: '' },
    mode: shipment.mode_of_transport || CONTAINERS,
    carrier: readCarrierCode(shipment, CONTAINERS),
    ...('missing' in bond ? { bond: undefined } : { bond: bond.bond }),
    references: [
      ...('missing' in bond ? [] : bond.references),
      ...(header.entry_number ? [{ qualifier: 'CR', reference: header.entry_number }] : []),
    ],
    containers: [],
    ...NO_PARTIES,
    ...(isFive
      ? fiveFacts(draft, { shipTo: named('shipTo'), bookingParties: named('bookingParties') }, findings)
      : {
          importerOfRecord: importer,
          consignee,
          ...Object.fromEntries(NAMED_ELEMENTS.map((element) => [element, named(element)])),
          manufacturers: goods.makers.map(({ maker, goods: made }) => ({
            party: partyOf('manufacturers', maker, findings)[0] ?? { qualifier: '', number: '' },
            goods: made,
          })),
        }),
  }
  return { filing, masters, findings: once(findings) }
}

const billFinding = (path: string, isMissing: boolean): Finding =>
  isMissing
    ? isfFinding('BILL_MISSING', path, words.bill())
    : isfFinding('BILL_FORMAT', path, words.billForm())

const BOND_WORDS = {
  'security_filing.bond': words.bond,
  'security_filing.bond_reference': words.bondReference,
  'security_filing.bond_surety': words.bondSurety,
} as const

const bondFinding = (path: keyof typeof BOND_WORDS): Finding => isfFinding('BOND', path, BOND_WORDS[path]())

/** One finding for a field. */
const once = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [finding.path, finding])).values()].toReversed()
