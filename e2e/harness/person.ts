import { randomUUID } from 'node:crypto'

export interface Account {
  name: string
  email: string
  password: string
}

/** Somebody who has no account yet. */
export const newPerson = (name = 'Ruth Okafor'): Account => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 8)}@alderfinch.example`,
  password: 'Lantern-harbor-4180027',
})
