import { createHash } from 'node:crypto'
import type { FarSide } from './far-side.ts'
import type { BridgeSettings } from './settings.ts'
import type { Received } from './store.ts'

type QueueMode = 'MQOO_OUTPUT' | 'MQOO_INPUT_AS_Q_DEF'
type NumberName =
  | QueueMode
  | `MQGMO_${'SYNCPOINT' | 'NO_WAIT' | 'CONVERT'}`
  | `MQRC_${'NO_MSG_AVAILABLE' | 'TRUNCATED_MSG_FAILED'}`
  | ('MQCNO_CLIENT_BINDING' | 'MQMO_NONE' | 'MQOT_Q' | 'MQPER_PERSISTENT' | 'MQPMO_SYNCPOINT')

/** What the bridge uses of the package `ibmmq` 2.1, which an operator installs beside the client libraries of IBM MQ. */
export interface IbmMq {
  /** Another version may lack one. */
  MQC: Partial<Record<NumberName, number>> & { MQFMT_STRING?: string }
  MQCNO: new () => { Options: number; ClientConn: unknown; SSLConfig: unknown }
  MQCD: new () => { ConnectionName: string; ChannelName: string; SSLCipherSpec: string }
  MQSCO: new () => { KeyRepository: string }
  MQOD: new () => { ObjectName: string; ObjectType: number }
  MQMD: new () => { Format: string; Persistence: number; MsgId: Buffer; CorrelId: Buffer }
  MQPMO: new () => { Options: number }
  MQGMO: new () => { Options: number; MatchOptions: number }
  ConnxPromise(manager: string, options: unknown): Promise<unknown>
  OpenPromise(connection: unknown, queue: unknown, options: number): Promise<unknown>
  PutPromise(queue: unknown, header: unknown, options: unknown, body: Buffer): Promise<unknown>
  GetSync(
    queue: unknown,
    header: unknown,
    options: unknown,
    body: Buffer,
    done: (error: unknown, length: number) => void,
  ): void
  CmitPromise(connection: unknown): Promise<unknown>
  BackPromise(connection: unknown): Promise<unknown>
  DiscPromise(connection: unknown): Promise<unknown>
}

const USUAL_BYTES = 1024 * 1024
const PACKAGE = 'ibmmq'

/** Returns the package; rejects with what an operator can do when it is not installed. */
export async function loadIbmMq(): Promise<IbmMq> {
  try {
    const loaded = (await import(PACKAGE)) as { default?: IbmMq } & IbmMq
    return loaded.default ?? loaded
  } catch (error) {
    throw new Error(
      `FAR_SIDE=mq needs the package ibmmq and the client libraries of IBM MQ: ${(error as Error).message}`,
    )
  }
}

/**
 * Two queues of a queue manager. A message is one transmission, its records in lines, with the UUID as message id, which an
 * answer repeats as correlation id where the far side does so; CBP publishes neither header nor character set. A message is
 * taken from the queue when the bridge has stored it. After a failure the next call connects anew. A crash between the
 * commit of a put and the note in the store puts the same message, under the same message id, a second time: MQ has no
 * memory of what was taken away. Rejects when there is no first connection.
 */
export async function mqSide(mq: IbmMq, settings: BridgeSettings): Promise<FarSide> {
  let open: Session | undefined = await connect(mq, settings)
  const room: Room = { body: Buffer.alloc(USUAL_BYTES) }

  /** Undoes what is not committed first: to disconnect commits. */
  const disconnect = async (): Promise<void> => {
    const left = open
    open = undefined
    if (!left) return
    await mq.BackPromise(left.connection).catch(() => undefined)
    await mq.DiscPromise(left.connection).catch(() => undefined)
  }
  const working = async <T>(work: (session: Session) => Promise<T>): Promise<T> => {
    open ??= await connect(mq, settings)
    try {
      return await work(open)
    } catch (error) {
      await disconnect()
      throw error
    }
  }

  return {
    putOut: ({ id, records }) =>
      working(async ({ connection, outgoing }) => {
        // A message that was taken and not stored goes back, or the commit would remove it.
        await mq.BackPromise(connection)
        const header = new mq.MQMD()
        header.Format = mq.MQC.MQFMT_STRING ?? 'MQSTR'
        header.Persistence = mq.MQC.MQPER_PERSISTENT ?? 1
        header.MsgId = messageIdOf(id)
        const how = new mq.MQPMO()
        how.Options = mq.MQC.MQPMO_SYNCPOINT ?? 0
        await mq.PutPromise(outgoing, header, how, Buffer.from(`${records.join('\r\n')}\r\n`, 'latin1'))
        await mq.CmitPromise(connection)
      }),
    receive: () =>
      working(async ({ connection, incoming }) => {
        await mq.BackPromise(connection)
        const message = await next(mq, incoming, room)
        return message ? [message] : []
      }),
    confirm: () => working(async ({ connection }) => void (await mq.CmitPromise(connection))),
    close: disconnect,
  }
}

interface Session {
  connection: unknown
  outgoing: unknown
  incoming: unknown
}

/** Where a message is put that is taken from the queue; larger once a larger one came. */
interface Room {
  body: Buffer
}

async function connect(mq: IbmMq, settings: BridgeSettings): Promise<Session> {
  const { MQC } = mq
  const options = new mq.MQCNO()
  options.Options = MQC.MQCNO_CLIENT_BINDING ?? 0
  if (settings.MQ_CONNECTION && settings.MQ_CHANNEL) {
    const channel = new mq.MQCD()
    channel.ConnectionName = settings.MQ_CONNECTION
    channel.ChannelName = settings.MQ_CHANNEL
    if (settings.MQ_CIPHER) channel.SSLCipherSpec = settings.MQ_CIPHER
    options.ClientConn = channel
  }
  if (settings.MQ_KEY_REPOSITORY) {
    const store = new mq.MQSCO()
    store.KeyRepository = settings.MQ_KEY_REPOSITORY
    options.SSLConfig = store
  }
  const connection = await mq.ConnxPromise(settings.MQ_QUEUE_MANAGER ?? '', options)
  const open = (name: string | undefined, how: QueueMode) => {
    const queue = new mq.MQOD()
    queue.ObjectName = name ?? ''
    queue.ObjectType = MQC.MQOT_Q ?? 0
    return mq.OpenPromise(connection, queue, MQC[how] ?? 0)
  }
  try {
    const outgoing = await open(settings.MQ_QUEUE_OUT, 'MQOO_OUTPUT')
    const incoming = await open(settings.MQ_QUEUE_IN, 'MQOO_INPUT_AS_Q_DEF')
    return { connection, outgoing, incoming }
  } catch (error) {
    await mq.DiscPromise(connection).catch(() => undefined)
    throw error
  }
}

/** The next message of the queue under syncpoint; undefined when it is empty. */
const next = (mq: IbmMq, incoming: unknown, room: Room): Promise<Received | undefined> =>
  new Promise((resolve, reject) => {
    const { MQC } = mq
    const header = new mq.MQMD()
    const how = new mq.MQGMO()
    how.Options = (MQC.MQGMO_SYNCPOINT ?? 0) | (MQC.MQGMO_NO_WAIT ?? 0) | (MQC.MQGMO_CONVERT ?? 0)
    how.MatchOptions = MQC.MQMO_NONE ?? 0
    const { body } = room
    mq.GetSync(incoming, header, how, body, (error, length) => {
      const code = (error as { mqrc?: number } | null)?.mqrc
      if (code === MQC.MQRC_NO_MSG_AVAILABLE) return resolve(undefined)
      if (code === MQC.MQRC_TRUNCATED_MSG_FAILED && length > body.length) {
        // It is still on the queue, and the length is its own.
        room.body = Buffer.alloc(length)
        return resolve(next(mq, incoming, room))
      }
      if (error) return reject(error)
      const text = body.subarray(0, length).toString('latin1')
      resolve({
        id: `${header.MsgId.toString('hex')}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
        transmission_id: uuidOf(header.CorrelId),
        records: recordsOf(text),
      })
    })
  })

/** CBP's records have 80 characters; whether lines end is the far side's matter. */
const recordsOf = (text: string): string[] =>
  /[\r\n]/.test(text)
    ? text.split(/\r?\n|\r/).filter((line) => line.trim() !== '')
    : (text.match(/.{1,80}/gs) ?? [])

/** The 24 bytes of MQ hold a UUID and eight zeros. */
const messageIdOf = (uuid: string): Buffer =>
  Buffer.concat([Buffer.from(uuid.replaceAll('-', ''), 'hex'), Buffer.alloc(8)])

function uuidOf(bytes: Buffer): string | null {
  if (!bytes.subarray(16).every((byte) => byte === 0) || bytes.every((byte) => byte === 0)) return null
  return bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
