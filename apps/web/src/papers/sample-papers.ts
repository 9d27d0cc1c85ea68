import arrivalNotice from './samples/arrival-notice.pdf?url'
import invoice from './samples/invoice.pdf?url'
import packingList from './samples/packing-list.csv?url'

const SAMPLES = [
  ['invoice.pdf', invoice],
  ['packing-list.csv', packingList],
  ['arrival-notice.pdf', arrivalNotice],
] as const

/** The papers of one invented shipment, which `scripts/sample-papers.mjs` wrote. Rejects while the server is away. */
export const samplePapers = (): Promise<File[]> =>
  Promise.all(
    SAMPLES.map(async ([name, address]) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`The sample ${name} was not sent.`)
      return new File([await answer.blob()], name)
    }),
  )
