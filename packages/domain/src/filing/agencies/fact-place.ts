import type { AgencyFact } from '../../agencies/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { countryCode } from '../mapping/origin.ts'
import { keyboardText } from '../mapping/text.ts'
import { releaseContact } from '../release/mapping/release-header.ts'
import { isConsigneeImporter, isOtherMaker } from './agency-facts.ts'

type Party = { name?: string; address_line1?: string; city?: string; country?: string } | undefined

/** The draft path of the first part of a name and address that is missing. The importer and the consignee need no country. */
function partyPlace(at: string, party: Party, isAtHome = false): string {
  const missing = (['name', 'address_line1', 'city'] as const).find((name) => !keyboardText(party?.[name]))
  if (missing) return `${at}.${missing}`
  return isAtHome || countryCode(party?.country) ? `${at}.name` : `${at}.country`
}

/** The draft path of the field where a fact is typed that an agency needs of a line and that is missing. */
export function factPlace(fact: AgencyFact, context: FilingContext, { index, line }: FilingLine): string {
  const { parties = {}, header }: DraftData = context.draft
  const inLine = `line_items.${index}`
  const importer = () => partyPlace('parties.importer_of_record', parties.importer_of_record, true)
  switch (fact) {
    case 'importer':
      return importer()
    case 'consignee':
      return isConsigneeImporter(parties)
        ? importer()
        : partyPlace('parties.ultimate_consignee', parties.ultimate_consignee, true)
    case 'manufacturer':
      return isOtherMaker(line, parties.manufacturer)
        ? partyPlace(`${inLine}.manufacturer`, line.manufacturer)
        : partyPlace('parties.manufacturer', parties.manufacturer)
    case 'shipper':
      return partyPlace('parties.seller', parties.seller)
    case 'contact': {
      const { name, telephone } = releaseContact(context)
      if (!name) return 'release.contact_name'
      return telephone ? 'parties.importer_of_record.email' : 'release.contact_phone'
    }
    case 'arrival':
      return header?.port_code ? 'shipment_origin.eta' : 'header.port_code'
    case 'origin':
      return `${inLine}.origin_country`
    case 'value':
      return `${inLine}.entered_value`
    case 'signedOn':
      return `${inLine}.agency_statements`
  }
}
