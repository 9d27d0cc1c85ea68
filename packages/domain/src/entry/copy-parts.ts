/** The parts that a person may carry over into a copy; header, bond and payment method are always copied. */
export const COPY_PARTS = ['parties', 'lines', 'transport', 'declarant'] as const
export type CopyPart = (typeof COPY_PARTS)[number]
