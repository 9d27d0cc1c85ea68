import type { ShipmentSection } from '@edfe/domain/entry'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { RowsField } from '../details/rows-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { focusFieldSoon } from '../form/field-id.ts'
import { useFieldFromHash } from '../form/use-field-from-hash.ts'
import { BILLS_IN_STEP } from '../frame/field-page.ts'

const HOUSE_BILL = 'shipment_origin.house_bill'

/** House bills and further bills: most shipments have none, so they are asked for only when somebody has one. */
export function MoreBills({ shipment }: { shipment: ShipmentSection }) {
  const [isAsked, setAsked] = useState(false)
  const isGiven = Boolean(
    shipment.house_bill ||
      shipment.sub_house_bill ||
      shipment.further_bills?.length ||
      shipment.manifest_unit,
  )
  useFieldFromHash((path) => {
    if (BILLS_IN_STEP.some((field) => path === `shipment_origin.${field}`)) setAsked(true)
  })
  const show = () => {
    setAsked(true)
    focusFieldSoon(HOUSE_BILL)
  }
  if (!isAsked && !isGiven)
    return (
      <p className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
        <Button look="plain" small icon="plus" onClick={show}>
          {t({ id: 'more-bills.add-house-bill-more', defaultMessage: 'Add a house bill or more bills' })}
        </Button>
      </p>
    )
  return (
    <>
      <EntryField name={HOUSE_BILL} />
      <EntryField name="shipment_origin.sub_house_bill" />
      <EntryField name="shipment_origin.manifest_unit" />
      <RowsField name="shipment_origin.further_bills" />
    </>
  )
}
