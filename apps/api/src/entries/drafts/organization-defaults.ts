import type { Address, StandingBond } from '@edfe/contracts/organization/organization'
import type {
  BondSection,
  HeaderSection,
  PartiesSection,
  PartyBlock,
  ShipmentSection,
  TotalsSection,
} from '@edfe/domain/entry'
import { selfFilerOf } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { bondSectionOf } from '../../accounts/organization/bond-section.ts'
import {
  findAddress,
  findOrganization,
  readOrgPreferences,
  readStandingBond,
} from '../../accounts/organization/organization.ts'
import { isDefaultName } from '../../auth/default-organization.ts'
import type { RequestScope } from '../request-scope.ts'

interface OrganizationDefaults {
  header: HeaderSection
  bond_information?: BondSection
  shipment_origin?: ShipmentSection
  parties?: PartiesSection
  totals_declarations?: TotalsSection
}

/**
 * Returns the values that a new entry takes from the settings of its organization: its type, port and mode of
 * transport, where the goods are, the standing bond, the declarant, how it pays, and the organization as
 * importer of record, with its name alone when it has no address, as ultimate consignee where it receives its
 * goods itself, and as filer when it has given the phone of block 46. Values that are not set are absent, so
 * that the specified default holds; the name that an organization gets with its first account does not count
 * as set.
 */
export async function organizationDefaults({
  trx,
  rules,
  sealing,
}: RequestScope): Promise<OrganizationDefaults> {
  const organization = await findOrganization(trx)
  if (!organization) return { header: {} }
  const bond = await readStandingBond(trx)
  const address = await findAddress(trx, organization)
  const {
    filer_phone: phone,
    entry_type,
    mode_of_transport,
    location_of_goods,
    firms_code,
    consignee_is_importer: isConsignee,
    ...preferences
  } = await readOrgPreferences(trx)
  const importer = (address || !isDefaultName(organization.name)) && importerOf(organization, address)
  const totals: TotalsSection = {
    ...preferences,
    ...(phone && importer && given(selfFilerOf({ ...importer, phone }))),
  }
  const number = organization.importer_number ?? organization.ein
  const parties: PartiesSection = {
    ...(number && { importer_number: sealing.decrypt(number) }),
    ...(importer && { importer_of_record: importer }),
    ...(isConsignee && { same_as_importer: true, consignee_number: 'SAME' }),
    ...(isConsignee && importer && { ultimate_consignee: importer }),
    ...(location_of_goods && { location_of_goods }),
    ...(firms_code && { firms_code }),
  }
  return {
    header: {
      ...(entry_type && { entry_type }),
      ...(organization.default_port && { port_code: organization.default_port }),
      ...(bond && bondHeader(bond, rules.profile)),
    },
    ...(bond && { bond_information: bondSectionOf(bond) }),
    ...(mode_of_transport && { shipment_origin: { mode_of_transport } }),
    ...(Object.keys(parties).length > 0 && { parties }),
    ...(Object.keys(totals).length > 0 && { totals_declarations: totals }),
  }
}

/** Surety number and bond type of step 1. A coverage that the rules in force have no code for sets no type. */
function bondHeader(bond: StandingBond, { bondTypes }: RulesProfile): HeaderSection {
  const type = bond.bond_type || typeOfCoverage(bond.bond_type_detail, bondTypes)
  return {
    ...(bond.surety_no && { surety_no: bond.surety_no }),
    ...(type && { bond_type: type }),
  }
}

const typeOfCoverage = (coverage: string, types: RulesProfile['bondTypes']): string | null =>
  coverage === 'single' || coverage === 'continuous' || coverage === 'term' ? types[coverage] : null

/** The fields that are not blank. */
const given = (totals: TotalsSection): TotalsSection =>
  Object.fromEntries(Object.entries(totals).filter(([, value]) => value))

const importerOf = (
  { name, dba }: { name: string; dba: string | null },
  address: Address | null,
): PartyBlock => ({
  name,
  ...(dba && { dba }),
  ...(address && addressOf(address)),
})

const addressOf = ({ line1, line2, city, state, postal, country }: Address) => ({
  address_line1: line1,
  ...(line2 && { address_line2: line2 }),
  city,
  state,
  zip: postal,
  country,
})
