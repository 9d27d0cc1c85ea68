import type { DecodedRecord } from '@edfe/abi'

/** The fields that a record repeats side by side, and how often. */
const REPEATED: Record<string, { fields: (slot: number) => string[]; most: number }> = {
  '32': { fields: (slot) => [`releaseEntryFilerCode${slot}`, `releaseEntryNumber${slot}`], most: 6 },
  '35': { fields: (slot) => [`reason${slot}`], most: 5 },
  '42': { fields: (slot) => [`invoiceLineRange${slot}Begin`, `invoiceLineRange${slot}End`], most: 4 },
  '50': { fields: (slot) => [`quantity${slot}`, `unit${slot}`], most: 3 },
  '63': { fields: (slot) => [`reason${slot}`], most: 5 },
  '89': { fields: (slot) => [`class${slot}`, `amount${slot}`], most: 5 },
  CW02: {
    fields: (slot) => [`censusWarningConditionCode${slot}`, `censusWarningConditionOverrideCode${slot}`],
    most: 7,
  },
}

/**
 * True if a record leaves one of its places blank before a later one (condition A22). The first place is
 * mandatory and has its own conditions.
 */
export function hasGap(recordId: string, values: DecodedRecord['values']): boolean {
  const repeated = REPEATED[recordId]
  if (!repeated) return false
  const isGiven = (slot: number) => repeated.fields(slot).some((field) => values[field] !== undefined)
  const slots = Array.from({ length: repeated.most - 1 }, (_, index) => index + 2)
  return slots.some((slot, index) => index > 0 && isGiven(slot) && !isGiven(slot - 1))
}
