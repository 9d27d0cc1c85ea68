import type { InjectOptions } from 'fastify'
import type { App } from '../app-instance.ts'

export interface DemoClient {
  /** One request as the owner of a cookie; a refusal is a fault of the seed and throws. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes
  call(cookie: string, method: string, url: string, body?: object): Promise<any>
  /** Signs up and answers the session's cookie; undefined when the address has an account already. */
  signUp(person: { name: string; email: string; password: string }): Promise<string | undefined>
}

/** Talks to the server in its own process, as a browser would over the network. */
export function createDemoClient(app: App): DemoClient {
  const send = (method: string, url: string, cookie?: string, body?: object) =>
    app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: cookie ? { cookie } : {},
      ...(body && { payload: body }),
    })
  return {
    async call(cookie, method, url, body) {
      const answer = await send(method, url, cookie, body)
      if (answer.statusCode >= 400) {
        throw new Error(`The demonstration could not be made: ${method} ${url} answered ${answer.body}`)
      }
      return answer.body ? answer.json() : undefined
    },
    async signUp(person) {
      const answer = await send('POST', '/api/auth/sign-up/email', undefined, person)
      if (answer.statusCode >= 400) return undefined
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
  }
}
