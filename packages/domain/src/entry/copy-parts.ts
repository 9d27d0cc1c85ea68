/** What a person may take along into a copy; header, bond and way of paying always come along. */
export const COPY_PARTS = ['parties', 'lines', 'transport', 'declarant'] as const
export type CopyPart = (typeof COPY_PARTS)[number]
