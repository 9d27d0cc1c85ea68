/** The product's name in titles and beside the logo (specification 1, section 1). */
export const PRODUCT = 'Electronic Direct Filing of Entry'

/** Copyright line of the footer (specification 1, section 9). */
export const COPYRIGHT = `© 2025 ${PRODUCT}`

export const DISCLAIMER = 'Not affiliated with U.S. Customs and Border Protection.'
