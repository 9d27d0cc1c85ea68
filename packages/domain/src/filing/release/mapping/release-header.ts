import { parseDay } from '../../../calendar/index.ts'
import { valuedLines } from '../../../entry/article-set.ts'
import { sumCents } from '../../../money/cents.ts'
import type { ReleaseContact, ReleasePlacement, ReleaseReference } from '../../cargo-release.ts'
import type { FilingContext } from '../../filing-context.ts'
import { bondFacts } from '../../mapping/bond-facts.ts'
import { conveyanceName, locationCode } from '../../mapping/cargo.ts'
import { readFileReference, readWarehouseEntry } from '../../mapping/references.ts'
import { plainText } from '../../mapping/text.ts'
import { ZONE_TYPE } from './release-bill.ts'
import { releasedLines } from './released-lines.ts'

/** Entries into a bonded warehouse, which name it. */
export const WAREHOUSE_TYPES = ['21', '22']
const REWAREHOUSE_TYPE = '22'
const CONTACT_WIDTH = 40
const TELEPHONE_WIDTH = 15

/** The bond type of SE10; '' while bond and surety say nothing that CBP takes. */
export const releaseBondType = ({ bond }: Pick<FilingContext, 'bond'>): string =>
  bond.kind === 'waived' ? '0' : bond.kind === 'continuous' ? '8' : bond.kind === 'single' ? '9' : ''

/** Entered value of the goods that are released, in whole dollars. */
export const releaseValue = (context: FilingContext): string =>
  (sumCents(valuedLines(releasedLines(context)).map(({ value }) => value)) / 100n).toString()

/** Whom CBP asks: the contact of the release, else that of the importer, else the declarant and the filer's telephone. */
export function releaseContact({ draft }: Pick<FilingContext, 'draft'>): ReleaseContact {
  const { release, parties, totals_declarations: totals } = draft
  const { contact_name, phone } = parties?.importer_of_record ?? {}
  const name = release?.contact_name || contact_name || totals?.declarant_name
  const telephone = release?.contact_phone || phone || totals?.broker_phone
  return {
    name: plainText(name).slice(0, CONTACT_WIDTH).trim(),
    telephone: plainText(telephone).replaceAll(' ', '').slice(-TELEPHONE_WIDTH),
  }
}

/** SE11; undefined where nothing of it is given. */
export function releasePlacement(context: FilingContext): ReleasePlacement | undefined {
  const { draft, entryType } = context
  const { release = {}, shipment_origin: shipment = {}, header } = draft
  const isOfZone = entryType === ZONE_TYPE
  const zone = header?.zone_id?.trim().toUpperCase()
  const electedDate = parseDay(release.elected_date)
  const placement: ReleasePlacement = {
    ...(isOfZone && release.weekly_entry && { isWeekly: true }),
    ...(electedDate && { electedDate }),
    location: locationCode(draft.parties ?? {}),
    examSite: release.exam_site || undefined,
    conveyance: isOfZone ? zone && `FTZ${zone}` : conveyanceName(shipment),
    voyage: isOfZone ? undefined : shipment.trip_number || undefined,
    generalOrder: isOfZone ? undefined : release.general_order || undefined,
    warehouse: WAREHOUSE_TYPES.includes(entryType) ? release.bonded_warehouse || undefined : undefined,
    origin: entryType === REWAREHOUSE_TYPE ? originOf(context) : undefined,
    ...(release.immediate_delivery && { asksForImmediateDelivery: true }),
  }
  return Object.values(placement).some((value) => value !== undefined) ? placement : undefined
}

/** The warehouse entry that the goods come from. */
function originOf({ draft }: FilingContext): ReleasePlacement['origin'] {
  const entry = readWarehouseEntry(draft.export_details?.warehouse_reference, draft.header?.port_code ?? '')
  return entry && { filerCode: entry.filerCode, entryNumber: entry.entryNumber }
}

/** An entry at the facility of an express carrier says so (SE20 note 1; AE record SE20 note 1). */
export const expressReference = ({
  isExpressPort,
}: Pick<FilingContext, 'isExpressPort'>): ReleaseReference[] =>
  isExpressPort ? [{ qualifier: 'EXP', text: 'Y' }] : []

/** SE20: the filer's reference, surety and amount of a single transaction bond. */
export function releaseReferences(context: FilingContext): ReleaseReference[] {
  const own = readFileReference(context.draft.totals_declarations?.file_reference_no)
  const single = context.bond.kind === 'single' ? bondFacts(context)[0] : undefined
  return [
    ...(own ? [{ qualifier: 'CR', text: own }] : []),
    ...(single ? [{ qualifier: 'V1', text: single.surety }] : []),
    ...(single ? [{ qualifier: 'AMT', text: single.amount ?? '0' }] : []),
    ...expressReference(context),
  ]
}
