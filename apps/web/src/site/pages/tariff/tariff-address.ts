import type { TariffPage } from '@edfe/contracts/tariff/public-pages'

type Asked = TariffPage['asked']

/** The address of a page with its parameters; empty ones are left out. */
export function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address of the tariff page that differs from this one as given. */
export const tariffAddress = (asked: Asked, change: Partial<Asked>): string =>
  addressOf('/tariff', { ...asked, ...change })
