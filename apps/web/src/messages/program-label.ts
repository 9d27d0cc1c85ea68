import { SPIS } from '@edfe/domain/reference'

/** 'S USMCA' of the code of a special program; the code alone of one that the table does not have. */
export const programLabel = (code: string): string =>
  `${code} ${SPIS.find((spi) => spi.code === code)?.name ?? ''}`.trim()
