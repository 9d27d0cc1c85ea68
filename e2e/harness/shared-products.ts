import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { databaseAt } from './database.ts'
import { type Product, type StartedProduct, startProduct } from './product.ts'

/** The variable in which global set-up hands the products of the run to its workers. */
const SHARED = 'EDFE_E2E_PRODUCTS'

/** The day of the sample entry, and one on which the tariff that the product ships is in force. */
const DAYS = [SAMPLE_ENTRY.today, '2026-10-12']

type Shared = Omit<Product, 'database'> & { databaseUrl: string | undefined }

/**
 * Starts one product for each day that tests ask for. All workers use them: a start takes as long as several tests, and
 * a server that has answered a hundred requests answers the next one in half the time.
 */
export async function shareProducts(): Promise<{ stop(): Promise<unknown> }> {
  const products = await Promise.all(DAYS.map((today) => startProduct({ today })))
  process.env[SHARED] = JSON.stringify(
    Object.fromEntries(DAYS.map((day, index) => [day, sharedOf(products[index] as StartedProduct)])),
  )
  return { stop: () => Promise.all(products.map((product) => product.stop())) }
}

const sharedOf = ({ url, gatewayUrl, database, dataDir, logFile }: Product): Shared => ({
  ...{ url, gatewayUrl, dataDir, logFile },
  databaseUrl: database?.url,
})

/** The product of the run on a day; undefined for a day on which none runs. */
export function sharedProduct(today: string): Product | undefined {
  const shared = (JSON.parse(process.env[SHARED] ?? '{}') as Record<string, Shared>)[today]
  if (!shared) return undefined
  const { databaseUrl, ...product } = shared
  return { ...product, database: databaseUrl ? databaseAt(databaseUrl) : undefined }
}
