import { afterEach, expect, test, vi } from 'vitest'
import { isSignedResponse, type SharedKey, signRequest, signResponse, verifiedKey } from './signature.ts'

afterEach(() => void vi.useRealTimers())

const key: SharedKey = { id: 'edfe', secret: 'a secret that both sides of it know' }
const other: SharedKey = { id: 'edfe', secret: 'a secret that only somebody else has' }
const url = 'https://bridge.example.com/v1/messages?after=7'
const body = Buffer.from('{"sending":1}')

const signed = async (change: object = {}, by = key) => {
  const request = { method: 'PUT', url, headers: {} }
  return { ...request, headers: await signRequest(by, request, body), ...change }
}

test('a request is known by the key that signed it', async () => {
  expect(await verifiedKey([{ ...other, id: 'old' }, key], await signed(), body)).toBe(key)
})

test('a proxy may change the name of the host, and nothing else', async () => {
  const behind = { url: 'http://10.0.0.7:8443/v1/messages?after=7' }
  expect(await verifiedKey([key], await signed(behind), body)).toBe(key)
})

test.each([
  ['another path', { url: 'https://bridge.example.com/v1/health?after=7' }],
  ['another query', { url: 'https://bridge.example.com/v1/messages?after=8' }],
  ['another method', { method: 'DELETE' }],
  ['no signature', { headers: {} }],
])('a request with %s is nobody’s', async (_, change) => {
  expect(await verifiedKey([key], await signed(change), body)).toBeUndefined()
})

test.each([
  ['before', -250],
  ['after', 250],
])('clocks may differ by some minutes: four %s', async (_, seconds) => {
  const request = await signed()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  expect(await verifiedKey([key], request, body)).toBe(key)
})

test('another secret, another body and a key that is not known are refused', async () => {
  expect(await verifiedKey([key], await signed({}, other), body)).toBeUndefined()
  expect(await verifiedKey([key], await signed(), Buffer.from('{"sending":2}'))).toBeUndefined()
  expect(await verifiedKey([{ ...key, id: 'new' }], await signed(), body)).toBeUndefined()
})

test('a signature that leaves the body out, or is an hour old, is refused', async () => {
  const request = await signed()
  const input = String(request.headers['signature-input'])
  const partial = { ...request.headers, 'signature-input': input.replace(' "content-digest"', '') }
  expect(await verifiedKey([key], { ...request, headers: partial }, body)).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  expect(await verifiedKey([key], request, body)).toBeUndefined()
})

test('an answer belongs to the request that it was signed for', async () => {
  const request = await signed()
  const headers = await signResponse(key, { status: 200, headers: {} }, body, request)
  expect(await isSignedResponse(key, { status: 200, headers }, body, request)).toBe(true)
  expect(await isSignedResponse(key, { status: 404, headers }, body, request)).toBe(false)
  expect(await isSignedResponse(key, { status: 200, headers }, body, await signed())).toBe(false)
  expect(await isSignedResponse(other, { status: 200, headers }, body, request)).toBe(false)
  expect(await isSignedResponse(key, { status: 200, headers: {} }, body, request)).toBe(false)
})
