import type { Page, Request } from '@playwright/test'

export interface Received {
  path: string
  kind: string
  /** Bytes of the body as it came over the wire, in its content encoding. */
  bytes: number
  encoding: string | undefined
}

/** Opens an address in a page without a cache and lists what the network carried until it was quiet. */
export async function receivedBy(page: Page, address: string): Promise<Received[]> {
  const pending: Promise<Received>[] = []
  const note = (request: Request) => pending.push(measure(request))
  page.on('requestfinished', note)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('requestfinished', note)
  return Promise.all(pending)
}

async function measure(request: Request): Promise<Received> {
  const [sizes, answer] = await Promise.all([request.sizes(), request.response()])
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: sizes.responseBodySize,
    encoding: answer?.headers()['content-encoding'],
  }
}

export const totalBytes = (received: readonly Received[]) =>
  received.reduce((total, { bytes }) => total + bytes, 0)
