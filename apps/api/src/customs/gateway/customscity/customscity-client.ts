import http from 'node:http'
import https from 'node:https'
import { asWritten, type Message } from '@edfe/domain/messages'
import { z } from 'zod'
import { gatewayProblems } from '../../../messages/customs-messages.ts'
import { serviceMessages } from '../../../messages/service-messages.ts'
import { wholeBody } from '../whole-body.ts'

/** An account at the service, as the settings name it. */
export interface ServiceRoad {
  url: string
  email: string
  password: string
  /** `http://…` of a proxy, through which requests go. */
  proxy?: string | undefined
  /** For one whole answer. */
  timeoutMs?: number
}

/** The answer to a request, before its shape is checked. */
export type ServiceAnswer =
  | { kind: 'answer'; value: unknown }
  /** The service will not take it as it is: a status of 400 to 499, in its own words. */
  | { kind: 'refused'; problems: string }
  /** No answer, or one that may differ later. */
  | { kind: 'failed'; reason: Message }

interface Asked {
  query?: Record<string, string>
  body?: unknown
}

const TIMEOUT_MS = 30_000
const Token = z.looseObject({ accessToken: z.string().min(1) })

/**
 * Asks CustomsCity's ABI API. Signs in when it has no token or the service no longer takes it; neither password nor
 * token is in any reason or log. Never throws.
 */
export function customscityClient({ url, email, password, proxy, timeoutMs = TIMEOUT_MS }: ServiceRoad) {
  const { request, Agent } = url.startsWith('https:') ? https : http
  const agent = new Agent({
    keepAlive: true,
    ...(proxy && { proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } }),
  })
  const base = url.endsWith('/') ? url : `${url}/`
  let token: string | undefined

  async function call(method: string, path: string, { query, body }: Asked) {
    const target = new URL(path, base)
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value)
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body))
    const headers = {
      accept: 'application/json',
      'content-length': bytes.length,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        request(target, { method, headers, agent, signal })
          .on('response', resolve)
          .on('error', reject)
          .end(bytes)
      })
      const content = await wholeBody(response)
      return { status: response.statusCode ?? 0, text: content.toString() }
    } catch (error) {
      const seconds = Math.ceil(timeoutMs / 1000)
      return signal.aborted
        ? gatewayProblems.tooSlow({ seconds })
        : asWritten({ text: (error as NodeJS.ErrnoException).code ?? 'The connection ended' })
    }
  }

  /** Undefined once there is a token. */
  async function signIn(): Promise<Message | undefined> {
    token = undefined
    const answered = await call('POST', 'authentication', { body: { strategy: 'local', email, password } })
    if (!('status' in answered)) return answered
    if (answered.status >= 500) return gatewayProblems.answered({ status: answered.status })
    token = Token.safeParse(parsed(answered.text)).data?.accessToken
    return token ? undefined : serviceMessages.signInRefused()
  }

  return async function ask(method: string, path: string, asked: Asked = {}): Promise<ServiceAnswer> {
    for (const isLast of [false, true]) {
      const problem = token ? undefined : await signIn()
      if (problem) return { kind: 'failed', reason: problem }
      const answered = await call(method, path, asked)
      if (!('status' in answered)) return { kind: 'failed', reason: answered }
      const { status, text } = answered
      if (status === 401 && !isLast) {
        token = undefined
        continue
      }
      const value = parsed(text)
      if (status >= 200 && status < 300 && value !== undefined) return { kind: 'answer', value }
      const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
      return isFinal
        ? { kind: 'refused', problems: problemsOf(value) ?? String(status) }
        : { kind: 'failed', reason: gatewayProblems.answered({ status }) }
    }
    return { kind: 'failed', reason: serviceMessages.signInRefused() }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const MOST_PROBLEMS = 1000

/** The service's sentences about what is wrong: texts anywhere below `errors`, else its message. */
function problemsOf(value: unknown): string | undefined {
  const { errors, message } =
    z.looseObject({ errors: z.unknown().optional(), message: z.unknown().optional() }).safeParse(value)
      .data ?? {}
  const texts = textsIn(errors)
  const said = texts.length > 0 ? texts.join('; ') : textsIn(message).join('; ')
  return said ? said.slice(0, MOST_PROBLEMS) : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
