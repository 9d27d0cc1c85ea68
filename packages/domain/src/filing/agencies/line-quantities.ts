import type { LineQuantity } from '../../agencies/index.ts'
import { ownQuantities } from '../../calculations/tariff-stack.ts'
import { cbpUnit } from '../../reference/units.ts'

/** The quantities of a line in CBP's units, as plain decimals. */
export const lineQuantities = (line: Parameters<typeof ownQuantities>[0]): LineQuantity[] =>
  ownQuantities(line).flatMap(({ amount, unit }) => {
    const code = cbpUnit(unit)
    return amount && code ? [{ amount: amount.replaceAll(',', ''), unit: code }] : []
  })
