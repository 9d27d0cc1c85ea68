import type { OtherPartyType } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import type { FieldColumns } from '../../ui/field.tsx'
import { SupplierField } from './supplier-field.tsx'
import { useLineFactory, usePartyFactory, useShipmentFactory } from './use-factory.ts'
import { useLineSupplier, usePartySupplier, useShipmentSupplier } from './use-supplier.ts'

/** The manufacturer ID of step 2. */
export const ShipmentSupplierField = () => (
  <SupplierField
    name="shipment_origin.manufacturer_id"
    needsId
    factory={useShipmentFactory()}
    onChoose={useShipmentSupplier()}
  />
)

/** The manufacturer ID among the parties of the entry. */
export const PartyIdField = () => (
  <SupplierField
    name="parties.manufacturer.manufacturer_id"
    needsId
    factory={usePartyFactory()}
    onChoose={usePartySupplier('manufacturer')}
  />
)

interface LineProps {
  id: string
  field: 'manufacturer.name' | 'manufacturer_mid'
  columns?: FieldColumns
  note?: ReactNode
  noteTone?: 'success' | undefined
}

/** Name or ID of the manufacturer of one line. */
export function LineSupplierField({ id, field, ...texts }: LineProps) {
  const factory = useLineFactory(id)
  const needsId = field === 'manufacturer_mid'
  return (
    <SupplierField
      name={`line_items.${id}.${field}`}
      needsId={needsId}
      {...(needsId && { factory })}
      onChoose={useLineSupplier(id)}
      {...texts}
    />
  )
}

/** The name of a seller, shipper or manufacturer. */
export const PartySupplierField = ({ party }: { party: OtherPartyType }) => (
  <SupplierField name={`parties.${party}.name`} onChoose={usePartySupplier(party)} />
)
