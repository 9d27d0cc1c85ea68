import { beforeEach, expect, test, vi } from 'vitest'
import { bill, FakeStorage } from '../../../test/editor-server.ts'
import { setSession } from '../../session/session-store.ts'
import { LocalBackup } from './local-backup.ts'

const signIn = (id: string) => setSession({ user: { id, email: `${id}@example.com`, name: id } })

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
})

test('unsaved text comes back to the person who typed it, and to nobody else who signs in to this browser', () => {
  signIn('ruth')
  new LocalBackup('e1').write({ shipment_origin: bill('EGLV2') }, '2026-03-05T18:00:00.000Z')
  signIn('tomas')
  expect(new LocalBackup('e1').read()).toBeUndefined()
  signIn('ruth')
  expect(new LocalBackup('e1').read()).toEqual({
    sections: { shipment_origin: bill('EGLV2') },
    base: '2026-03-05T18:00:00.000Z',
  })
})
