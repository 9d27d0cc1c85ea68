import { defineMessage } from '@edfe/domain/messages'
import { t } from '../words/t.ts'
/** The product's name in titles and next to the logo (specification 1, section 1). */
export const PRODUCT = defineMessage({
  id: 'product.name',
  defaultMessage: 'Electronic Direct Filing of Entry',
})

/** Copyright line of the footer (specification 1, section 9). */
export const copyright = (): string => `© 2025 ${t(PRODUCT)}`

export const DISCLAIMER = defineMessage({
  id: 'product.disclaimer',
  defaultMessage: 'Not affiliated with U.S. Customs and Border Protection.',
})
