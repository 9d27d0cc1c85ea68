import type { TariffPage } from '@edfe/contracts/tariff/public-pages'

/** The number that the page shows. */
export type Line = NonNullable<TariffPage['line']>
