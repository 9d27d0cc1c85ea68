import { label, type MessageDescriptor } from '../messages/index.ts'

/** A way on which messages reach CBP. */
export interface ConnectionWay {
  key: 'mq' | 'vpn' | 'line' | 'sftp' | 'service'
  name: MessageDescriptor
  /** What has to be signed or asked for. */
  papers: MessageDescriptor
  cost: MessageDescriptor
}

const AGREEMENT = label({
  id: 'connection-way.agreement',
  defaultMessage: 'Interconnection Security Agreement with CBP, for three years',
})
const WITH_TICKETS = label({
  id: 'connection-way.tickets',
  defaultMessage:
    'Interconnection Security Agreement with CBP, for three years; your client representative has network and middleware opened',
})
const FREE = label({
  id: 'connection-way.free',
  defaultMessage: 'CBP charges nothing; your own software and server',
})

/**
 * The ways that CBP names (ABI Requirements, July 2022, REQ-2, REQ-3, REQ-8). No source names their weeks, and none the price
 * of a service center or network.
 */
export const CONNECTION_WAYS: readonly ConnectionWay[] = [
  {
    key: 'mq',
    name: label({ id: 'connection-way.mq', defaultMessage: 'MQ over the internet (MQIPT)' }),
    papers: AGREEMENT,
    cost: FREE,
  },
  {
    key: 'vpn',
    name: label({ id: 'connection-way.vpn', defaultMessage: 'A VPN to CBP (IPsec, IKEv2) with MQ' }),
    papers: WITH_TICKETS,
    cost: FREE,
  },
  {
    key: 'line',
    name: label({ id: 'connection-way.line', defaultMessage: 'A line of AT&T (MPLS) with MQ' }),
    papers: WITH_TICKETS,
    cost: label({ id: 'connection-way.line-cost', defaultMessage: 'The price of the line: ask AT&T' }),
  },
  {
    key: 'sftp',
    name: label({ id: 'connection-way.sftp', defaultMessage: 'SFTP to CBP' }),
    papers: label({
      id: 'connection-way.sftp-papers',
      defaultMessage:
        'Interconnection Security Agreement with CBP, for three years; ask for names and folders, which CBP does not publish',
    }),
    cost: FREE,
  },
  {
    key: 'service',
    name: label({
      id: 'connection-way.service',
      defaultMessage: 'A service center or a value-added network (VAN)',
    }),
    papers: label({
      id: 'connection-way.service-papers',
      defaultMessage: 'A contract with that company; no agreement with CBP of your own',
    }),
    cost: label({ id: 'connection-way.service-cost', defaultMessage: 'Its price: ask for it' }),
  },
]
