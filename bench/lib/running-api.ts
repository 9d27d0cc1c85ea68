import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { ApiSession } from '../../e2e/harness/api-session.ts'
import { type StartedProduct, startProduct } from '../../e2e/harness/product.ts'

/** Starts the product with a new embedded database (or `DATABASE_URL`), creates an account and runs the measurement. */
export async function withRunningApi(work: (session: ApiSession, product: StartedProduct) => Promise<void>) {
  const env = { LOG_LEVEL: 'warn', DATABASE_URL: process.env.DATABASE_URL ?? '' }
  const product = await startProduct({ today: SAMPLE_ENTRY.today, env })
  try {
    const session = new ApiSession(product.url)
    await session.signUp()
    await work(session, product)
  } finally {
    await product.stop()
  }
}
