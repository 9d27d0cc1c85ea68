import type { Address, StandingBond } from '@edfe/contracts/organization/organization'
import type { HeaderSection, PartiesSection } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { findAddress, findOrganization, readStandingBond } from '../../accounts/organization/organization.ts'
import type { RequestScope } from '../request-scope.ts'

interface OrganizationDefaults {
  header: HeaderSection
  parties?: PartiesSection
}

/**
 * What a new entry takes from the settings of its organisation: default port, surety and type of the standing bond,
 * and the organisation as importer of record. What is not set is absent, so that the specified default holds.
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
  const number = organization.importer_number ?? organization.ein
  const parties: PartiesSection = {
    ...(number && { importer_number: sealing.decrypt(number) }),
    ...(address && { importer_of_record: importerOf(organization, address) }),
  }
  return {
    header: {
      ...(organization.default_port && { port_code: organization.default_port }),
      ...(bond && bondHeader(bond, rules.profile)),
    },
    ...(Object.keys(parties).length > 0 && { parties }),
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

const importerOf = (
  { name, dba }: { name: string; dba: string | null },
  { line1, line2, city, state, postal, country }: Address,
): PartiesSection['importer_of_record'] => ({
  name,
  ...(dba && { dba }),
  address_line1: line1,
  ...(line2 && { address_line2: line2 }),
  city,
  state,
  zip: postal,
  country,
})
