/** The product's name as it stands in titles and marks (specification 1, section 1). */
export const PRODUCT = 'Electronic Direct Filing of Entry'

/** Copyright year of the footer (specification 1, section 9). */
export const COPYRIGHT_YEAR = '2025'
