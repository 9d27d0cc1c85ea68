import { type FiledEntry, type ServiceDocument, serviceDocument } from './service-document.ts'
import { type DutyQuestion, dutyQuestion, type ExpectedDuty, expectedDuty } from './service-duty.ts'

/** What leaves for the service, and what is compared before it does. */
export interface ServiceMessage {
  document: ServiceDocument
  question: DutyQuestion
  expected: ExpectedDuty
}

/**
 * The message of a summary with its release as the lines of a JSON text. A submission keeps these lines as its
 * bytes, so that people read what was sent, line by line.
 */
export function writeServiceMessage(filed: FiledEntry): string[] {
  const message: ServiceMessage = {
    document: serviceDocument(filed),
    question: dutyQuestion(filed.facts),
    expected: expectedDuty(filed.facts),
  }
  return JSON.stringify(message, null, 2).split('\n')
}

/** Reads the lines that `writeServiceMessage` wrote. Throws for any others. */
export const readServiceMessage = (images: readonly string[]): ServiceMessage =>
  JSON.parse(images.join('\n')) as ServiceMessage
