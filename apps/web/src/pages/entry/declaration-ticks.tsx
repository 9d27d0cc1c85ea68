import { TickField } from '../../fields/tick-field.tsx'

/** The statements of block 40, to be agreed to one by one. */
export function DeclarationTicks() {
  return (
    <div className="ticks">
      <TickField name="totals_declarations.declaration_ior_agent">
        I declare that I am the importer of record, or the agent of the importer of record, and that the
        actual owner, purchaser or consignee for CBP purposes is as shown in this entry.
      </TickField>
      <TickField name="totals_declarations.declaration_purchase_agreement">
        I further declare that the merchandise was obtained pursuant to a purchase or agreement to purchase,
        and that the prices set forth in the invoices are true and correct to the best of my knowledge and
        belief.
      </TickField>
    </div>
  )
}
