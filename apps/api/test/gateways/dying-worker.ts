import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { CustomsGateway } from '../../src/customs/gateway/gateway.ts'
import { IDS, ZZZ } from './far-sides.ts'

/** Where this side dies: before or after the effect of one step, counted over the whole schedule. */
export interface Fate {
  /** Called at each step; throws once the process is dead, until it is started again. */
  step(): void
  isDead(): boolean
  startAgain(): void
}

export function fateOf(deaths: readonly number[]): Fate {
  const at = new Set(deaths)
  let count = 0
  let isDead = false
  return {
    step() {
      if (at.has(count)) isDead = true
      count += 1
      if (isDead) throw new Error('The process is dead')
    },
    isDead: () => isDead,
    startAgain() {
      isDead = false
    },
  }
}

interface Row {
  isHandedOver: boolean
  sending: number
  answers: string[][]
}

/** What the worker keeps in its database, in the order of `fileSubmission` and `pollMessages`. */
export function product(gateway: CustomsGateway, fate: Fate, roads: readonly CustomsGatewayName[]) {
  const rows = new Map(IDS.map((id): [string, Row] => [id, { isHandedOver: false, sending: 1, answers: [] }]))
  const inbox = new Map<string, readonly string[]>()
  const isOver = (id: string) => (rows.get(id)?.answers.length ?? 0) > 0
  return {
    rows,
    inbox,
    async work(id: string) {
      const row = rows.get(id)
      if (!row || isOver(id)) return
      const { isHandedOver, sending } = row
      const images = ['A', id, 'Z']
      const answer = await gateway.send({
        ...{ id, images, isHandedOver, sending },
        ...{ checkDigitFactor: 0, account: 'vale' },
        gateway: roads[IDS.indexOf(id)] ?? 'directory',
      })
      fate.step()
      if (answer.kind === 'waiting') row.isHandedOver = true
      if (answer.kind === 'answered') {
        if (answer.images.includes(ZZZ)) {
          row.isHandedOver = false
          row.sending += 1
        } else row.answers.push(answer.images)
        fate.step()
        if (answer.answerId) await gateway.acknowledge(answer.answerId)
      }
    },
    async poll() {
      const received = await gateway.poll(async (ids) => new Set(ids.filter((id) => !isOver(id))))
      if (received.kind === 'away') return
      for (const { id, images, transmission_id } of received.messages) {
        fate.step()
        const known = rows.get(transmission_id ?? '')?.answers ?? []
        if (!known.some((one) => one.join() === images.join())) inbox.set(id, images)
        fate.step()
        await gateway.acknowledge(id)
      }
    },
  }
}

/** Work that dies is over; what it had not written down is lost. */
export async function untilDeath(fate: Fate, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!fate.isDead()) throw error
  }
  fate.startAgain()
}
