import type { PartiesSection, PartyBlock } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { maskPersonalNumber } from '@edfe/domain/parties'
import { SheetCell, SheetRow } from './sheet-cells.tsx'

/** Name on one line, address on the next, as the form prints a party. */
function partyText(party: PartyBlock | undefined) {
  if (!party?.name) return undefined
  const place = [party.city, [party.state, party.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const address = [party.address_line1, party.address_line2, place].filter(Boolean).join(', ')
  return (
    <>
      {party.name.toUpperCase()}
      <br />
      {address.toUpperCase()}
    </>
  )
}

/** Social security numbers show their last four digits only. */
const masked = (number: string | undefined): string => maskPersonalNumber(number ?? '')

const partyPaths = (party: string): string[] =>
  ['name', 'address_line1', 'address_line2', 'city', 'state', 'zip', 'country'].map(
    (field) => `parties.${party}.${field}`,
  )

/** Blocks 25 to 30. */
export function SheetParties({
  parties,
  flagged,
}: {
  parties: PartiesSection
  flagged: ReadonlySet<string>
}) {
  const at = (field: keyof PartiesSection) => ({ at: [`parties.${field}`], flagged })
  return (
    <>
      <SheetRow layout="fourCells">
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.25-location-of-goods-g',
            defaultMessage: '25. Location of Goods/G.O. Number',
          })}
          value={parties.location_of_goods}
          {...at('location_of_goods')}
        />
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.26-consignee-number',
            defaultMessage: '26. Consignee Number',
          })}
          value={masked(parties.consignee_number)}
          {...at('consignee_number')}
        />
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.27-importer-number',
            defaultMessage: '27. Importer Number',
          })}
          value={masked(parties.importer_number)}
          {...at('importer_number')}
        />
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.28-reference-number',
            defaultMessage: '28. Reference Number',
          })}
          value={masked(parties.reference_number)}
          {...at('reference_number')}
        />
      </SheetRow>
      <SheetRow layout="twoCells">
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.29-ultimate-consignee-name-and',
            defaultMessage: '29. Ultimate Consignee Name and Address',
          })}
          value={partyText(parties.ultimate_consignee)}
          at={partyPaths('ultimate_consignee')}
          flagged={flagged}
        />
        <SheetCell
          label={defineMessage({
            id: 'sheet-parties.30-importer-of-record-name',
            defaultMessage: '30. Importer of Record Name and Address',
          })}
          value={partyText(parties.importer_of_record)}
          at={partyPaths('importer_of_record')}
          flagged={flagged}
        />
      </SheetRow>
    </>
  )
}
