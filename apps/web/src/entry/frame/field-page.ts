import {
  asksExportTiming,
  type BondSection,
  type DraftData,
  type ExportSection,
  needsBondDetails,
  RARE_FIELDS,
  type StepKey,
} from '@edfe/domain/entry'
import { isReleasedHere } from '@edfe/domain/filing'
import type { Finding } from '@edfe/domain/rules'
import { detailPage } from '../pages/detail-pages.ts'
import { stepOf } from '../pages/step-path.ts'

/** The bond details that step 1 shows; an additional bond is on the page alone. */
export const BOND_IN_STEP = [
  'bond_number',
  'bond_type_detail',
  'bond_amount',
  'surety_company',
  'surety_address',
  'contact_name',
  'contact_email',
  'contact_phone',
] as const satisfies (keyof BondSection)[]

const EXPORT_IN_STEP = [
  'export_date',
  'warehouse_withdrawal',
  'warehouse_reference',
  'final_withdrawal',
] as const satisfies (keyof ExportSection)[]

/** House bills and the like, for which step 2 has a button. */
export const BILLS_IN_STEP = ['house_bill', 'sub_house_bill', 'manifest_unit', 'further_bills'] as const

interface Shown {
  step: StepKey
  covers: (path: string) => boolean
  /** True if the step shows them in this draft. */
  isShown: (draft: DraftData) => boolean
}

const among = (section: string, fields: readonly string[]) => {
  const paths = fields.map((field) => `${section}.${field}`)
  return (path: string) => paths.some((each) => path === each || path.startsWith(`${each}.`))
}

/** Fields of detail pages that a numbered step shows as well, while the entry needs them. */
const IN_STEPS: readonly Shown[] = [
  { step: 'header', covers: among('bond_information', BOND_IN_STEP), isShown: needsBondDetails },
  { step: 'shipment_origin', covers: among('release', ['method']), isShown: () => true },
  {
    step: 'shipment_origin',
    covers: among('release', ['contact_name', 'contact_phone']),
    isShown: (draft) => isReleasedHere(draft) && !draft.release?.contact_name,
  },
  { step: 'shipment_origin', covers: among('export_details', EXPORT_IN_STEP), isShown: asksExportTiming },
  {
    step: 'shipment_origin',
    covers: among('shipment_origin', ['trip_number']),
    isShown: ({ shipment_origin }) => Boolean(shipment_origin?.mode_of_transport),
  },
  {
    step: 'shipment_origin',
    covers: among('shipment_origin', BILLS_IN_STEP),
    isShown: ({ shipment_origin: shipment }) =>
      BILLS_IN_STEP.some((field) => (shipment?.[field]?.length ?? 0) > 0),
  },
  { step: 'parties_locations', covers: among('parties', ['firms_code']), isShown: () => true },
  {
    step: 'parties_locations',
    covers: among('parties', ['seller']),
    isShown: (draft) => isReleasedHere(draft) || Object.values(draft.parties?.seller ?? {}).some(Boolean),
  },
  { step: 'parties_locations', covers: among('parties', ['manufacturer']), isShown: isReleasedHere },
]

/** The step that shows a field of a detail page in this draft; undefined for other fields, and while it does not. */
export const stepShowing = (path: string, draft: DraftData): StepKey | undefined =>
  IN_STEPS.find(({ covers, isShown }) => covers(path) && isShown(draft))?.step

/** True if a step has a place for the field among its parts, shown or not; the manufacturer's only while it is shown. */
export const hasPlaceIn = (key: StepKey, path: string, draft: DraftData): boolean =>
  IN_STEPS.some(
    ({ step, covers, isShown }) =>
      step === key && covers(path) && (!path.startsWith('parties.manufacturer.') || isShown(draft)),
  )

/** True if its step has a button that asks for the field, or for the party that it belongs to. */
export const hasButtonFor = (path: string): boolean =>
  path.startsWith('parties.seller.') || BILLS_IN_STEP.some((field) => path === `shipment_origin.${field}`)

/** Fields of a line that its page shows with a calculation, a list or a group around them. */
const ON_PAGE =
  /^(zone|metal|importer_declarations|valuation|invoice|manufacturer)\.|^(pga_flags|agency_statements|license_numbers|permit_info|census_overrides|charges_breakdown|hts_rate|irc_rate|visa_numbers|exporter_mid|non_reimbursement|non_reimbursement_id)$|^(adcvd|second_case)_(rate|quantity|value|amount|claim)/

/** True if the open line of step 4 shows a rare field alone; the others are opened on their page. */
export const opensInLine = (path: string): boolean => !ON_PAGE.test(path)

const RARE = new Set(RARE_FIELDS.filter(({ isOfLine }) => !isOfLine).map(({ path }) => path))

/** True if a step opens the field at a path as a rare one, in place. */
export function opensHere(path: string): boolean {
  const inLine = /^line_items\.\d+\.(.+)$/.exec(path)?.[1]
  return inLine === undefined ? RARE.has(path) : opensInLine(inLine)
}

/** The page that shows the field of a finding: the numbered step where it does, else the detail page. */
export function pageOfFinding(
  { path, step, page }: Pick<Finding, 'path' | 'step' | 'page'>,
  draft: DraftData,
): { page: string; step: StepKey; detail: ReturnType<typeof detailPage> } {
  const detail = stepShowing(path, draft) ? undefined : detailPage(page)
  return { page: (detail && page) ?? stepOf(step).path, step, detail }
}
