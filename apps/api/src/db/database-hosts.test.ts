import { describe, expect, it } from 'vitest'
import { connectToOne, databaseHosts } from './database-hosts.ts'

const TWO = 'postgres://edfe:p%40ss@one:5432,two:5433/edfe?target_session_attrs=read-write&sslmode=require'

describe('an address of several servers', () => {
  it('is one address for each, with login, database and options', () => {
    expect(databaseHosts(TWO)).toMatchObject({
      wantsPrimary: true,
      urls: [
        'postgres://edfe:p%40ss@one:5432/edfe?sslmode=require',
        'postgres://edfe:p%40ss@two:5433/edfe?sslmode=require',
      ],
    })
  })

  it('of one server is that address, and asks for no primary', () => {
    expect(databaseHosts('postgres://db/edfe')).toMatchObject({
      wantsPrimary: false,
      urls: ['postgres://db/edfe'],
    })
  })

  it('with a wish that the server cannot meet stops the start', () => {
    expect(() => databaseHosts('postgres://db/edfe?target_session_attrs=standby')).toThrow('read-write')
  })
})

describe('connecting', () => {
  const failing = (error: Error, tried: string[]) => async (url: string) => {
    tried.push(new URL(url).hostname)
    if (url.includes('one')) throw error
    return url
  }

  it('passes over a server that does not answer, and begins with the other one next time', async () => {
    const hosts = databaseHosts(TWO)
    const tried: string[] = []
    const connect = failing(new Error('connect ECONNREFUSED'), tried)
    await connectToOne(hosts, connect)
    await connectToOne(hosts, connect)
    expect(tried).toEqual(['one', 'two', 'two'])
  })

  it('fails after each server was tried once', async () => {
    const tried: string[] = []
    const refuse = async (url: string) => {
      tried.push(new URL(url).hostname)
      throw new Error('The database takes no writes')
    }
    await expect(connectToOne(databaseHosts(TWO), refuse)).rejects.toThrow('takes no writes')
    expect(tried).toEqual(['one', 'two'])
  })

  it.each([
    ['a wrong password', Object.assign(new Error('password authentication failed'), { code: '28P01' })],
    ['a pool in full use', new Error('timeout exceeded when trying to connect')],
  ])('does not look elsewhere after %s', async (_, error) => {
    const tried: string[] = []
    await expect(connectToOne(databaseHosts(TWO), failing(error, tried))).rejects.toThrow(error.message)
    expect(tried).toEqual(['one'])
  })
})
