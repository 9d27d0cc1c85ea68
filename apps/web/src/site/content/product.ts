/** The product's name in titles and beside the logo (specification 1, section 1). */
export const PRODUCT = 'Electronic Direct Filing of Entry'

/** Copyright year of the footer (specification 1, section 9). */
export const COPYRIGHT_YEAR = '2025'
