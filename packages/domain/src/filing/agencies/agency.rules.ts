import { lineTable } from '../../entry/field-table.ts'
import { listedParts, sentenceOf } from '../../messages/index.ts'
import { defineRule, type Rule } from '../../rules/rule.ts'
import type { ReleaseContext } from '../release/release-context.ts'
import type { FilingDefinition } from '../rules/filing-rule.ts'
import type { Addressee, AgencyLine, OpenAnswers } from './agency-line.ts'

export type AgencyRule = Rule<AgencyLine, ReleaseContext>

const CHAPTER = 'ACE ABI CATAIR, Participating Government Agencies, July 2026'

/** A rule on what a line says to other agencies, which judges one kind of fault where it is present. */
const agencyRule = <Fault extends Exclude<keyof AgencyLine, 'index'>>(
  fault: Fault,
  definition: Omit<FilingDefinition<'agency_statements', Pick<AgencyLine, Fault>>, 'at' | 'holds'>,
): AgencyRule =>
  defineRule<AgencyLine, ReleaseContext, 'agency_statements', never, Fault, never>(
    'line',
    lineTable.agency_statements,
    {
      ...definition,
      at: 'agency_statements',
      layer: 'filing',
      reads: [],
      mayRead: [fault],
      holds: (line) => !line[fault],
    },
  )

/** Agency and program of a statement, in words. */
const wordsOf = (found: { to: Addressee } | undefined) => ({
  agency: found?.to.agency ?? '',
  program: found?.to.program ? sentenceOf(found.to.program) : '',
})

const questionsOf = (open: OpenAnswers | undefined) =>
  listedParts((open?.words ?? []).map((words) => sentenceOf(words)))

/** What other agencies ask of the lines of a release: records OI and PG01 to PG60. */
export const AGENCY_RULES: readonly AgencyRule[] = [
  agencyRule('flag', {
    id: 'FILING_RELEASE_AGENCY_FLAG',
    source: 'CBP ACE Agency Tariff Code Reference, March 4, 2026',
    message: '{words}',
    params: ({ flag }) => ({ words: flag ? sentenceOf(flag.words) : '' }),
  }),
  agencyRule('undefinedProgram', {
    id: 'FILING_RELEASE_AGENCY_PROGRAM',
    source: `${CHAPTER}, PG01`,
    message:
      'Data for {agency} cannot be filed here. Give a reason for no data if one is true, or have a broker release the goods.',
    params: ({ undefinedProgram }) => ({ agency: undefinedProgram }),
  }),
  agencyRule('open', {
    id: 'FILING_RELEASE_AGENCY_ANSWER',
    source: `${CHAPTER}; the guides that docs/agencies.md names`,
    message:
      '{agency} ({program}) {isUnreadable, select, yes {does not take the form of these answers} other {asks for}}: {questions}.',
    params: ({ open }) => ({
      ...wordsOf(open),
      isUnreadable: open?.isUnreadable ? 'yes' : 'no',
      questions: questionsOf(open),
    }),
  }),
  agencyRule('missingFact', {
    id: 'FILING_RELEASE_AGENCY_FACT',
    source: `${CHAPTER}, PG19 to PG21 and PG30`,
    message:
      '{agency} ({program}) needs {fact, select, importer {the name and address of the importer} consignee {the name and address of the consignee} manufacturer {the name and address of the manufacturer} shipper {the name and address of the seller} contact {the name, telephone and email address of the importer’s contact} arrival {the port and the day of arrival} other {the value of the line}}.',
    params: ({ missingFact }) => ({ ...wordsOf(missingFact), fact: missingFact?.fact ?? '' }),
  }),
  agencyRule('brokenRule', {
    id: 'FILING_RELEASE_AGENCY_RULE',
    source: `${CHAPTER}; the guides that docs/agencies.md names`,
    message: '{agency} ({program}): {words}',
    params: ({ brokenRule }) => ({
      ...wordsOf(brokenRule),
      words: brokenRule ? sentenceOf(brokenRule.words) : '',
    }),
  }),
  agencyRule('doubt', {
    id: 'FILING_RELEASE_AGENCY_DOUBT',
    severity: 'warning',
    source: 'Sources of grade D and less, which docs/agencies.md names',
    message:
      '{agency} ({program}) may ask for: {questions}. What this program takes is not proven with CBP, so the entry can be filed without it.',
    params: ({ doubt }) => ({
      ...wordsOf(doubt),
      questions: questionsOf(doubt),
    }),
  }),
]
