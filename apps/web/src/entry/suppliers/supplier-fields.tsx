import type { OtherPartyType } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import type { FieldColumns } from '../../ui/field.tsx'
import { SupplierField } from './supplier-field.tsx'
import { useLineSupplier, usePartySupplier, useShipmentSupplier } from './use-supplier.ts'

/** The manufacturer ID of step 2. */
export const ShipmentSupplierField = () => (
  <SupplierField name="shipment_origin.manufacturer_id" needsId onChoose={useShipmentSupplier()} />
)

interface LineProps {
  id: string
  field: 'manufacturer.name' | 'manufacturer_mid'
  columns?: FieldColumns
  note?: ReactNode
  noteTone?: 'success' | undefined
}

/** Name or ID of the manufacturer of one line. */
export const LineSupplierField = ({ id, field, ...texts }: LineProps) => (
  <SupplierField
    name={`line_items.${id}.${field}`}
    needsId={field === 'manufacturer_mid'}
    onChoose={useLineSupplier(id)}
    {...texts}
  />
)

/** The name of a seller, shipper or manufacturer. */
export const PartySupplierField = ({ party }: { party: OtherPartyType }) => (
  <SupplierField name={`parties.${party}.name`} onChoose={usePartySupplier(party)} />
)
