import type { TestApp } from '../harness.ts'

/** Lets a test server take requests of the network, for programs that call it as customers' do; returns its address. */
export async function listenOn({ app }: TestApp): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 })
}
