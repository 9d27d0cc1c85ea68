/** Name of the product as it stands in titles and in the frame. */
export const PRODUCT = 'Electronic Direct Filing of Entry'
