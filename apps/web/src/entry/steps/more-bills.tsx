import type { ShipmentSection } from '@edfe/domain/entry'
import { RowsField } from '../details/rows-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { BILLS_IN_STEP } from '../frame/field-page.ts'
import { useSeldomPart } from './use-seldom-part.ts'

const HOUSE_BILL = 'shipment_origin.house_bill'

/** House bills and further bills: most shipments have none. */
export const useMoreBills = (shipment: ShipmentSection) =>
  useSeldomPart({
    first: HOUSE_BILL,
    paths: BILLS_IN_STEP.map((field) => `shipment_origin.${field}`),
    isGiven: Boolean(
      shipment.house_bill ||
        shipment.sub_house_bill ||
        shipment.further_bills?.length ||
        shipment.manifest_unit,
    ),
  })

/** The fields of the bills beside the first. */
export const MoreBills = () => (
  <>
    <EntryField name={HOUSE_BILL} />
    <EntryField name="shipment_origin.sub_house_bill" />
    <EntryField name="shipment_origin.manifest_unit" />
    <RowsField name="shipment_origin.further_bills" />
  </>
)
