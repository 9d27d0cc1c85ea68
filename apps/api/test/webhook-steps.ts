import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '@edfe/contracts/choices'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { sendDue } from '../src/webhooks/webhooks.job.ts'
import type { TestApp, Visitor } from './harness.ts'

/** The networks in which a receiver of these tests listens. */
export const RECEIVER_NETWORKS = ['127.0.0.0/8']

interface Delivered {
  headers: Record<string, string>
  body: string
}

/** A program at an address of this machine that keeps what it is sent. */
export async function startReceiver() {
  const receiver = {
    url: '',
    /** What it answers with. */
    status: 200,
    came: [] as Delivered[],
    stop: () => server.close(),
  }
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      receiver.came.push({ headers: request.headers as Record<string, string>, body })
      answer.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return receiver
}

/** Sends what is due, as the job does. */
export const sendWebhooks = (
  { engine, app: { entryServices } }: Pick<TestApp, 'engine' | 'app'>,
  now = () => new Date(),
) =>
  sendDue(
    {
      engine,
      entryServices,
      settings: { WEBHOOK_PRIVATE_NETWORKS: RECEIVER_NETWORKS },
      logger: pino({ level: 'silent' }),
      now,
    },
    { networks: RECEIVER_NETWORKS },
  )

/** An event as its receiver reads it, once the signature holds. */
export const verified = (secret: string, { headers, body }: Delivered): unknown =>
  new Webhook(secret).verify(body, headers)

/** An address that is sent some events, and what is queued for it, in its order. */
export async function listenFor(app: TestApp, admin: Visitor, ...events: WebhookEvent[]) {
  const body = { url: 'https://hooks.example.com/edfe', events }
  const { webhook } = await app.ask('createWebhook', { as: admin, body })
  return async (): Promise<{ type: string; data: Record<string, unknown> }[]> => {
    const queued = `select payload from webhook_deliveries where webhook_id = '${webhook.id}' order by place`
    const { rows } = await app.engine.asOwner((run) => run(queued))
    return rows.map(({ payload }) => JSON.parse(String(payload)))
  }
}
