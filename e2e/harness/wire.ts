import type { Page } from '@playwright/test'

export interface Received {
  path: string
  kind: string
  /** Bytes of the body as it came over the wire, in its content encoding. */
  bytes: number
  encoding: string | undefined
}

/** Opens an address with an empty cache and says what the network carried until it was quiet. */
export async function receivedBy(page: Page, address: string): Promise<Received[]> {
  const pending: Promise<Received>[] = []
  page.on('requestfinished', (request) =>
    pending.push(
      (async () => {
        const [sizes, answer] = await Promise.all([request.sizes(), request.response()])
        return {
          path: new URL(request.url()).pathname,
          kind: request.resourceType(),
          bytes: sizes.responseBodySize,
          encoding: answer?.headers()['content-encoding'],
        }
      })(),
    ),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(pending)
}

export const totalBytes = (received: readonly Received[]) =>
  received.reduce((total, { bytes }) => total + bytes, 0)
