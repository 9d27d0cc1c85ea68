import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { type EdfeClient, type HappenedEvent, readEvent } from '@edfe/client'
import { serverOfSettings } from '../server-of-settings.ts'
import { SeenEvents } from './seen-events.ts'

interface Options {
  edfe: EdfeClient
  secret: string
  /** Takes `{ text }`. */
  chatUrl: string
  seen: SeenEvents
}

/** A server that takes events and posts a message for each. */
export function createReceiver({ edfe, secret, chatUrl, seen }: Options): Server {
  /** Posts that are under way, by event: a repetition that comes meanwhile waits for the first. */
  const posting = new Map<string, Promise<boolean>>()
  const postOnce = (event: HappenedEvent): Promise<boolean> => {
    const begun = posting.get(event.id)
    if (begun) return begun
    const post = wordsOf(edfe, event)
      .then((words) => postTo(chatUrl, words))
      .then((isPosted) => {
        if (isPosted) seen.add(event.id)
        return isPosted
      })
      .finally(() => posting.delete(event.id))
    posting.set(event.id, post)
    return post
  }
  return createServer(async (request, answer) => {
    // The signature is over the text as it came.
    const { event } = readEvent(secret, await text(request), request.headers)
    if (!event) return answer.writeHead(401).end()
    if (seen.has(event.id)) return answer.writeHead(204).end()
    return answer.writeHead((await postOnce(event)) ? 204 : 502).end()
  })
}

/** What a message says of an event. */
async function wordsOf(edfe: EdfeClient, { type, data }: HappenedEvent): Promise<string> {
  const entry = data.entry_id ? await entryOf(edfe, data.entry_id) : undefined
  const name = entry ? `Entry ${entry.entry_number}` : 'Your organization'
  switch (type) {
    case 'entry.status_changed':
      return `${name} is ${data.to}; before it was ${data.from}.`
    case 'entry.released':
      return `${name}: CBP released the goods.`
    case 'entry.held':
      return `${name}: the goods are held.`
    case 'entry.customs_request':
      return `${name}: CBP asks for something.`
    case 'statement.received':
      return `Statement ${data.number} of CBP: $${data.amount}, ${data.state}.`
    case 'deadline.coming':
      return `${name}: ${data.kind} by ${data.day}.`
    default:
      return `${name}: ${type}.`
  }
}

async function entryOf(edfe: EdfeClient, id: string) {
  const { data } = await edfe.GET('/api/v1/entries/{id}', { params: { path: { id } } })
  return data?.entry
}

async function postTo(url: string, words: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: words }),
    })
    return ok
  } catch {
    // Nobody answers there.
    return false
  }
}

if (import.meta.main) {
  const { EDFE_WEBHOOK_SECRET: secret, CHAT_URL: chatUrl, PORT = '8080' } = process.env
  if (!secret || !chatUrl) throw new Error('Set EDFE_WEBHOOK_SECRET and CHAT_URL.')
  const seen = new SeenEvents('seen-events.txt')
  createReceiver({ edfe: serverOfSettings(), secret, chatUrl, seen }).listen(Number(PORT))
}
