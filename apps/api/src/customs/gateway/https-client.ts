import http from 'node:http'
import https from 'node:https'
import { asWritten, type Message } from '@edfe/domain/messages'
import {
  isSignedResponse,
  OPERATIONS,
  pathOf,
  Refusal,
  type SharedKey,
  type Submitted,
  signRequest,
} from '@edfe/gateway'
import { gatewayProblems } from '../../messages/customs-messages.ts'
import { wholeBody } from './whole-body.ts'

/** The https gateway as the settings name it. */
export interface HttpsRoad {
  url: string
  key: SharedKey
  /** A private authority, and the certificate with its key that the gateway asks for (mutual TLS), as PEM. */
  tls?: { ca?: string; cert?: string; key?: string }
  /** `http://…` of a proxy, through which requests go. */
  proxy?: string | undefined
  /** For one whole answer. */
  timeoutMs?: number
}

/** The answer to a request, before its shape is checked. */
export type Answered =
  | { kind: 'answer'; value: unknown }
  /** In the terms of the contract, and signed. */
  | { kind: 'refused'; refusal: Refusal }
  /** No answer, or one that the key did not sign. */
  | { kind: 'failed'; reason: Message }

const TIMEOUT_MS = 20_000
type Operation = keyof typeof OPERATIONS

/** Asks a gateway in the terms of `@edfe/gateway`, signs each request and takes signed answers only. Never throws. */
export function httpsClient({ url, key, tls, proxy, timeoutMs = TIMEOUT_MS }: HttpsRoad) {
  const { request, Agent } = url.startsWith('https:') ? https : http
  const agent = new Agent({
    keepAlive: true,
    ...tls,
    ...(proxy && { proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } }),
  })
  const base = url.endsWith('/') ? url : `${url}/`

  return async function ask(
    operation: Operation,
    { id, after, body }: { id?: string; after?: string | null; body?: Submitted } = {},
  ): Promise<Answered> {
    const target = new URL(pathOf(operation, id).slice(1), base)
    if (after) target.searchParams.set('after', after)
    const { method } = OPERATIONS[operation]
    const bytes = Buffer.from(body ? JSON.stringify(body) : '')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const asked = {
        method,
        url: target.href,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      }
      const signed = { ...asked, headers: await signRequest(key, asked, bytes) }
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        const headers = { ...signed.headers, 'content-length': bytes.length }
        request(target, { method, headers, agent, signal })
          .on('response', resolve)
          .on('error', reject)
          .end(bytes)
      })
      const content = await wholeBody(response)
      const status = response.statusCode ?? 0
      const answer = { status, headers: response.headers as Record<string, string | string[]> }
      const isSigned = await isSignedResponse(key, answer, content, signed)
      if (status === 401) return { kind: 'failed', reason: gatewayProblems.keyRefused() }
      if (!isSigned)
        return {
          kind: 'failed',
          reason: status < 300 ? gatewayProblems.unsigned() : gatewayProblems.answered({ status }),
        }
      if (status === 204) return { kind: 'answer', value: null }
      const value: unknown = JSON.parse(content.toString())
      if (status === 200) return { kind: 'answer', value }
      const refusal = Refusal.safeParse(value)
      return refusal.success
        ? { kind: 'refused', refusal: refusal.data }
        : { kind: 'failed', reason: gatewayProblems.answered({ status }) }
    } catch (error) {
      return { kind: 'failed', reason: signal.aborted ? tooSlow(timeoutMs) : reasonOf(error) }
    }
  }
}

const tooSlow = (timeoutMs: number) => gatewayProblems.tooSlow({ seconds: Math.ceil(timeoutMs / 1000) })
const reasonOf = (error: unknown) => asWritten({ text: (error as Error).message })
