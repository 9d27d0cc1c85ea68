import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const KEYS = `edfe=${'s'.repeat(32)}`

test('a secret may have equals signs, and several keys may sign', () => {
  const read = readSettings({ BRIDGE_KEYS: `old=${'a'.repeat(32)}==,new=${'b'.repeat(40)}` })
  expect(read.ok && read.settings.BRIDGE_KEYS).toEqual([
    { id: 'old', secret: `${'a'.repeat(32)}==` },
    { id: 'new', secret: 'b'.repeat(40) },
  ])
})

test.each([
  ['no key', {}, 'BRIDGE_KEYS'],
  ['a short secret', { BRIDGE_KEYS: 'edfe=short' }, 'BRIDGE_KEYS'],
  ['MQ without queues', { BRIDGE_KEYS: KEYS, FAR_SIDE: 'mq' }, 'MQ_QUEUE_OUT'],
  ['a file that is not there', { BRIDGE_KEYS: KEYS, BRIDGE_CERT_FILE: '/nowhere.pem' }, '/nowhere.pem'],
])('%s stops the start with what is wrong', (_, env, said) => {
  const read = readSettings(env)
  expect(read.ok ? '' : read.problems.join()).toContain(said)
})
