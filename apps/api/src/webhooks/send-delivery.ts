import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { useAgent } from 'request-filtering-agent'
import { Webhook } from 'standardwebhooks'

/** The time that a receiver has to answer. */
const TIMEOUT_MS = 10_000

interface Outgoing {
  url: string
  messageId: string
  payload: string
  /** The secrets that sign it, the current one first. */
  secrets: readonly string[]
}

/** The networks that are not public and may be reached, and in tests another way to look up names. */
export interface Reach {
  networks: readonly string[]
  lookup?: RequestOptions['lookup']
}

/** What became of an attempt: a status of 200 to 299 delivers it. */
export interface Attempt {
  status: number | null
  problem: string | null
}

/**
 * Posts a delivery, signed as Standard Webhooks says. The addresses of the name are judged while the connection is made, so
 * that a name cannot change between; one that is not public is refused, and a redirect is not followed.
 */
export function sendDelivery(
  { url, messageId, payload, secrets }: Outgoing,
  { networks, lookup }: Reach,
  now: Date,
): Promise<Attempt> {
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const outgoing = send(
    new URL(url),
    {
      method: 'POST',
      agent: useAgent(url, { allowIPAddressList: [...networks] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(lookup && { lookup }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'webhook-id': messageId,
        'webhook-timestamp': Math.floor(now.getTime() / 1000),
        'webhook-signature': secrets.map((each) => new Webhook(each).sign(messageId, now, payload)).join(' '),
      },
    },
    (answer) => {
      // What it says is not read.
      answer.destroy()
      const status = answer.statusCode ?? 0
      resolve({ status, problem: status >= 200 && status < 300 ? null : `Answered with ${status}` })
    },
  )
  outgoing.on('error', ({ message }) => resolve({ status: null, problem: message.slice(0, 300) }))
  outgoing.end(payload)
  return promise
}

/** True for an address that may be kept: https, or http as well where private networks may be reached. */
export const isAllowedAddress = (url: string, { networks }: Reach): boolean => {
  const { protocol, username, password } = new URL(url)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && networks.length > 0)
}
