import { type DecodedRecord, decodeBatch, INPUT_CONTROL_LAYOUTS } from '@edfe/abi'
import { answerRecord, conditionRecord, referenceRecord } from '../answer/answer-records.ts'
import type { ConditionCode, Reference } from '../answer/conditions.ts'
import { type AnsweredBlock, answerBatch, rejectedBatch } from '../answer/envelope.ts'
import type { CheckContext } from '../checks/check.ts'
import { type Effect, fileOver, type OnFile } from '../filing/on-file.ts'
import { type Block, readControl } from '../syntax/control.ts'
import { syntaxCode } from '../syntax/syntax-code.ts'
import { JUDGES } from './index.ts'
import type { Judge, Judges } from './judge.ts'

export interface Outcome {
  images: string[]
  effects: Effect[]
  /** The answer about second filings in the same message, which CBP sends apart. */
  apart?: { name: string; images: string[] }
}

/**
 * Processes one batch as CBP does: first the control records, then the characters of every record, then each
 * transaction, by the judge of the application. A syntax fault anywhere rejects the whole batch and files nothing.
 */
export function processTransmission(
  images: readonly string[],
  context: Omit<CheckContext, 'block' | 'day'>,
  onFile: OnFile,
  judges: Judges = JUDGES,
): Outcome {
  const judge = judges.get(applicationOf(images))
  const records = decodeBatch(images.map(inUpperCase), judge?.layouts ?? INPUT_CONTROL_LAYOUTS)
  const batch = records[0]?.values ?? {}
  const control = readControl(records, judge !== undefined)
  const controlImages = control.faults.flatMap(({ code, block }) => [
    ...(block ? [blockReference(control.blocks[block - 1], block)] : []),
    conditionRecord('X1', code),
  ])
  if (!judge || controlImages.length > 0) return rejected(batch, controlImages)
  const syntax = syntaxImages(records, control.blocks, judge)
  if (syntax.length > 0) return rejected(batch, syntax)

  const effects: Effect[] = []
  const file = fileOver(onFile)
  const blocks: AnsweredBlock[] = []
  const apart: AnsweredBlock[] = []
  for (const block of control.blocks) {
    const answers: string[] = []
    const second: string[] = []
    for (const [index, transaction] of judge.split(block.records).entries()) {
      const outcome = judge.judge(
        transaction,
        index + 1,
        { ...context, block: block.header.values, day: batch.date ?? '' },
        file,
      )
      if (outcome.rejectsBatch) {
        return {
          images: answerBatch(judge.answer, batch, [{ header: block.header.values, images: outcome.images }]),
          effects: [],
        }
      }
      answers.push(...outcome.images)
      second.push(...(outcome.apart ?? []))
      effects.push(...outcome.effects)
      for (const effect of outcome.effects) file.apply(effect)
    }
    blocks.push({ header: block.header.values, images: answers })
    if (second.length > 0) apart.push({ header: block.header.values, images: second })
  }
  return {
    images: answerBatch(judge.answer, batch, blocks),
    effects,
    ...(judge.apart &&
      apart.length > 0 && {
        apart: { name: judge.apart.name, images: answerBatch(judge.apart.answer, batch, apart) },
      }),
  }
}

/** CBP converts the small letters of all records but those of batch and block (AE chapter, structure maps). */
const inUpperCase = (image: string): string =>
  /^[abyz]/i.test(image) ? image : image.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** The application code in the header of a batch; '' when it has none. */
const applicationOf = ([header = '']: readonly string[]): string => header.slice(25, 27).trim()

const rejected = (batch: DecodedRecord['values'], images: readonly string[]): Outcome => ({
  images: rejectedBatch(batch, [
    ...images,
    answerRecord({
      id: 'X1',
      values: { disposition: 'R', severity: 'F', code: '999', narrative: 'BATCH REJECTED' },
    }),
  ]),
  effects: [],
})

/** The first record with a syntax fault: its position and the fault. */
function syntaxImages(records: readonly DecodedRecord[], blocks: readonly Block[], judge: Judge): string[] {
  for (const [index, record] of records.entries()) {
    const problem = record.problems.find((one) => syntaxCode(one, judge.answersProblem) !== undefined)
    if (!problem) continue
    const code: ConditionCode = syntaxCode(problem, judge.answersProblem)!
    const block = blocks.findIndex(
      ({ start, records: own }) => index >= start - 1 && index <= start + own.length,
    )
    const column = problem.field === '' && problem.kind !== 'filler' ? 0 : problem.start
    const position: Reference = {
      type: 'TRNACT',
      occurrence: 1,
      text: `${String(index + 1).padStart(7, '0')} ${String(column).padStart(2, '0')}`,
    }
    return [
      ...(block >= 0 ? [blockReference(blocks[block], block + 1)] : []),
      referenceRecord('X0', position),
      conditionRecord('X1', code),
    ]
  }
  return []
}

function blockReference(block: Block | undefined, occurrence: number): string {
  const {
    port = '',
    filerCode = '',
    officeCode = '',
    application = '',
    userData = '',
  } = block?.header.values ?? {}
  const text = `${port.padEnd(4)} ${filerCode.padEnd(3)} ${officeCode.padEnd(2)} ${application.padEnd(2)} ${userData}`
  return referenceRecord('X0', { type: 'BLOCK', occurrence, text })
}
