import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { readEvent } from './webhooks.ts'

const SECRET = `whsec_${btoa('a secret of this test, long enough')}`
const EVENT = {
  type: 'entry.released',
  timestamp: '2026-03-05T14:00:00.000Z',
  data: { entry_id: 'f1e6', entry_number: 'XYZ-0000001-5' },
}

/** A delivery as the server sends it, so many minutes ago. */
function delivery(body: string, minutesAgo = 0) {
  const at = new Date(Date.now() - minutesAgo * 60_000)
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', at, body),
  }
}
const body = JSON.stringify(EVENT)

test('an event that is signed is read, with the id by which its repetitions are known', () => {
  expect(readEvent(SECRET, body, delivery(body))).toEqual({ event: { id: 'msg_1', ...EVENT } })
})

test('one of two signatures is enough while a secret is changed', () => {
  const headers = delivery(body)
  const both = `v1,b3RoZXI= ${headers['webhook-signature']}`
  expect(readEvent(SECRET, body, { ...headers, 'webhook-signature': both }).event?.id).toBe('msg_1')
  expect(readEvent(SECRET, body, { 'Webhook-Id': 'msg_1', ...headers }).event?.id).toBe('msg_1')
})

test('what is not from the server is refused', () => {
  const headers = delivery(body)
  expect(readEvent(SECRET, body, {})).toEqual({ refusal: 'not-signed' })
  expect(readEvent(SECRET, body, delivery(body, 6))).toEqual({ refusal: 'not-fresh' })
  expect(readEvent(SECRET, body, delivery(body, -6))).toEqual({ refusal: 'not-fresh' })
  const changed = body.replace('released', 'held')
  expect(readEvent(SECRET, changed, headers)).toEqual({ refusal: 'wrong-signature' })
  expect(readEvent(SECRET, body, { ...headers, 'webhook-id': 'msg_2' })).toEqual({
    refusal: 'wrong-signature',
  })
  expect(readEvent(`whsec_${btoa('another secret')}`, body, headers)).toEqual({ refusal: 'wrong-signature' })
})

test.each(['no JSON', '', 'null', '[]', '{"type":"x"}'])('a signed body %j is no event', (text) => {
  expect(readEvent(SECRET, text, delivery(text))).toEqual({ refusal: 'not-an-event' })
})
