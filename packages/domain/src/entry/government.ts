/** Goods that an agency of the U.S. government imports and owes duty on: only who states that may file them. */
export const GOVERNMENT_ENTRY_TYPE = '52'
