import type { IbmMq } from '../src/mq-side.ts'

interface QueuedMessage {
  id: Buffer
  correlation: Buffer
  persistence: number
  format: string
  body: Buffer
}
interface Connection {
  put: [string, QueuedMessage][]
  got: [string, QueuedMessage][]
  isBroken: boolean
}
type Call = 'Connx' | 'Open' | 'Put' | 'Get' | 'Cmit' | 'Back' | 'Disc'

const MQRC = { NO_MSG_AVAILABLE: 2033, TRUNCATED_MSG_FAILED: 2080, CONNECTION_BROKEN: 2009 }
/** The values of `ibmmq` 2.1.9. */
const MQC = {
  ...{ MQCNO_CLIENT_BINDING: 2048, MQOT_Q: 1, MQOO_OUTPUT: 16, MQOO_INPUT_AS_Q_DEF: 1 },
  ...{ MQPMO_SYNCPOINT: 2, MQGMO_SYNCPOINT: 2, MQGMO_NO_WAIT: 0, MQGMO_CONVERT: 16384, MQMO_NONE: 0 },
  ...{ MQPER_PERSISTENT: 1, MQFMT_STRING: 'MQSTR' },
  MQRC_NO_MSG_AVAILABLE: MQRC.NO_MSG_AVAILABLE,
  MQRC_TRUNCATED_MSG_FAILED: MQRC.TRUNCATED_MSG_FAILED,
}

const failure = (mqrc: number) => Object.assign(new Error(`MQRC ${mqrc}`), { mqcc: 2, mqrc })

/**
 * A queue manager in memory behind the interface of `ibmmq`, with units of work as IBM documents them: to disconnect
 * commits, and a connection that breaks is rolled back.
 */
export function queueManager() {
  const queues = new Map<string, QueuedMessage[]>()
  const on = (name: string): QueuedMessage[] => queues.get(name) ?? queues.set(name, []).get(name)!
  /** At which calls, counted from the first, the connection breaks: before or after what they do. */
  const breaks = new Map<number, 'before' | 'after'>()
  const calls: Call[] = []

  const back = (connection: Connection) => {
    for (const [name, message] of connection.got.toReversed()) on(name).unshift(message)
    connection.put = []
    connection.got = []
  }
  const commit = (connection: Connection) => {
    for (const [name, message] of connection.put) on(name).push(message)
    connection.put = []
    connection.got = []
  }
  const calling = <T>(call: Call, connection: Connection, work: () => T): T => {
    const when = breaks.get(calls.length)
    calls.push(call)
    const lose = (): never => {
      if (!connection.isBroken) back(connection)
      connection.isBroken = true
      throw failure(MQRC.CONNECTION_BROKEN)
    }
    if (connection.isBroken || when === 'before') return lose()
    const result = work()
    return when === 'after' ? lose() : result
  }

  const mq: IbmMq = {
    MQC,
    MQCNO: class {
      Options = 0
      ClientConn: unknown = null
      SSLConfig: unknown = null
    },
    MQCD: class {
      ConnectionName = ''
      ChannelName = ''
      SSLCipherSpec = ''
    },
    MQSCO: class {
      KeyRepository = ''
    },
    MQOD: class {
      ObjectName = ''
      ObjectType = 0
    },
    MQMD: class {
      Format = ''
      Persistence = 2
      MsgId = Buffer.alloc(24)
      CorrelId = Buffer.alloc(24)
    },
    MQPMO: class {
      Options = 0
    },
    MQGMO: class {
      Options = 0
      MatchOptions = 3
    },
    async ConnxPromise() {
      const connection: Connection = { put: [], got: [], isBroken: false }
      return calling('Connx', connection, () => connection)
    },
    async OpenPromise(connection, queue) {
      const name = (queue as { ObjectName: string }).ObjectName
      return calling('Open', connection as Connection, () => ({ connection, name }))
    },
    async PutPromise(queue, header, options, body) {
      const { connection, name } = queue as { connection: Connection; name: string }
      const { MsgId, CorrelId, Persistence, Format } = header as InstanceType<IbmMq['MQMD']>
      const { Options } = options as { Options: number }
      const message = {
        ...{ id: MsgId, correlation: CorrelId, persistence: Persistence, format: Format },
        body: Buffer.from(body),
      }
      calling('Put', connection, () => {
        if (Options & MQC.MQPMO_SYNCPOINT) connection.put.push([name, message])
        else on(name).push(message)
      })
    },
    GetSync(queue, header, options, body, done) {
      const { connection, name } = queue as { connection: Connection; name: string }
      const { Options } = options as { Options: number }
      try {
        const message = calling('Get', connection, () => {
          const [first] = on(name)
          if (!first || first.body.length > body.length) return first
          on(name).shift()
          if (Options & MQC.MQGMO_SYNCPOINT) connection.got.push([name, first])
          return first
        })
        if (!message) return done(failure(MQRC.NO_MSG_AVAILABLE), 0)
        if (message.body.length > body.length)
          return done(failure(MQRC.TRUNCATED_MSG_FAILED), message.body.length)
        Object.assign(header as object, { MsgId: message.id, CorrelId: message.correlation })
        message.body.copy(body)
        done(null, message.body.length)
      } catch (error) {
        done(error, 0)
      }
    },
    CmitPromise: async (connection) =>
      calling('Cmit', connection as Connection, () => commit(connection as Connection)),
    BackPromise: async (connection) =>
      calling('Back', connection as Connection, () => back(connection as Connection)),
    DiscPromise: async (connection) =>
      calling('Disc', connection as Connection, () => commit(connection as Connection)),
  }
  return { mq, on, breaks, calls }
}
