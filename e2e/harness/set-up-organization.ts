import type { RulesProfileName } from '@edfe/domain/profile'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { ApiSession } from './api-session.ts'

const { made, printed } = SAMPLE_ENTRY

/** Fills in an organization's settings as an importer does once: company, address, bond on file, declarant. */
interface Choices {
  /** Dollars of the bond on file. */
  bondAmount?: string
  rules?: RulesProfileName
}

export async function setUpOrganization(
  session: ApiSession,
  { bondAmount = made.bond.amount, rules }: Choices = {},
) {
  const { importer, bond, declarant } = made
  const put = (path: string, body: object) => session.send('PUT', `/api/organization${path}`, body)
  await put('', {
    name: importer.name,
    ein: made.importerNumber,
    importer_number: made.importerNumber,
    default_port: printed.portOfEntry,
    ...(rules && { rules_profile: rules }),
  })
  await put('/address', {
    line1: importer.address,
    line2: '',
    city: importer.city,
    state: importer.state,
    postal: importer.zip,
    country: 'US',
  })
  await put('/bond', {
    bond_type: printed.bondType,
    bond_number: bond.number,
    bond_type_detail: bond.coverage.toLowerCase(),
    bond_amount: bondAmount,
    surety_no: printed.surety,
    surety_company: bond.suretyCompany,
    surety_address: bond.suretyAddress,
    surety_contact: { name: bond.contactName, email: bond.contactEmail, phone: bond.contactPhone },
  })
  await put('/preferences', {
    preferences: {
      declarant_name: declarant.name,
      declarant_title: declarant.title,
      filer_phone: made.filerPhone,
    },
  })
}
