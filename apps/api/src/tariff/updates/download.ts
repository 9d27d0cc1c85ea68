import http from 'node:http'
import https from 'node:https'
import type { Message } from '@edfe/domain/messages'
import { VERSION } from '../../config/version.ts'
import { tariffProblems } from '../../messages/tariff-messages.ts'

interface Limits {
  readonly mostBytes: number
  /** For the whole answer. */
  readonly withinMs: number
  /** `http://…` of a proxy, through which the request goes. */
  readonly proxy?: string | undefined
}

/**
 * The bytes at an address, or why there are none. No redirect is followed: it would lead to a server that no setting
 * names. A whole answer has the length that it announces.
 */
export async function download(
  url: URL,
  { mostBytes, withinMs, proxy }: Limits,
): Promise<{ bytes: Buffer } | { problem: Message }> {
  const { host } = url
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent(proxy ? { proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } } : {})
  const signal = AbortSignal.timeout(withinMs)
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { accept: 'application/json', 'user-agent': `edfe/${VERSION}` }
      request(url, { agent, signal, headers }).on('response', resolve).on('error', reject).end()
    })
    const problem = answerProblem(host, response)
    if (problem) {
      response.destroy()
      return { problem }
    }
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      size += chunk.length
      // Leaving the loop destroys the connection.
      if (size > mostBytes)
        return { problem: tariffProblems.tooLarge({ host, megabytes: Math.ceil(mostBytes / 1e6) }) }
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks) }
  } catch (error) {
    if (signal.aborted)
      return { problem: tariffProblems.tooSlow({ host, seconds: Math.ceil(withinMs / 1000) }) }
    return { problem: connectionProblem(host, error) }
  } finally {
    agent.destroy()
  }
}

function answerProblem(host: string, { statusCode = 0, headers }: http.IncomingMessage): Message | undefined {
  if (statusCode === 200) return undefined
  const { location } = headers
  if (statusCode >= 300 && statusCode < 400 && location)
    return tariffProblems.redirect({ host, to: URL.parse(location, `http://${host}`)?.host ?? location })
  return statusCode === 401 || statusCode === 403
    ? tariffProblems.refusedUs({ host, status: statusCode })
    : tariffProblems.status({ host, status: statusCode })
}

const connectionProblem = (host: string, error: unknown): Message =>
  error instanceof Error && 'code' in error && error.message !== 'aborted'
    ? tariffProblems.unreachable({ host, detail: String(error.code) })
    : tariffProblems.brokenOff({ host })
