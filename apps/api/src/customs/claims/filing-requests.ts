import type { ClaimKind } from '@edfe/contracts/choices'
import type { AskFilingNumber, FilingNumbers } from '@edfe/contracts/organization/filing-numbers'
import { type FileType, HEAD_BYTES, recogniseFile, TAIL_BYTES } from '@edfe/domain/documents'
import { type Sentence, say } from '@edfe/domain/messages'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import '../../db/customs-tables.ts'
import type { Trx } from '../../db/engine.ts'
import type { TextSealing } from '../../db/sealing.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { numberAsFiled } from './filing-claims.ts'
import { mailOperators } from './mail-operators.ts'

type Asked = z.output<typeof AskFilingNumber>

/** The file types that a browser can show an operator without running anything. */
const LETTER_TYPES: readonly FileType[] = ['pdf', 'png', 'jpeg']
/** More than any organization has numbers. */
const MOST_OPEN = 20

/** The numbers that are confirmed for the organization of the transaction, and its requests, newest first. */
export async function readFilingNumbers(trx: Trx, sealing: TextSealing): Promise<FilingNumbers> {
  const confirmed = await trx
    .selectFrom('filing_claims')
    .select(['kind', 'number', 'confirmed_at'])
    .orderBy('confirmed_at', 'desc')
    .execute()
  const requests = await trx
    .selectFrom('filing_requests')
    .select(['id', 'kind', 'number', 'state', 'asked_at', 'letter_name as letter', 'reason', 'decided_at'])
    .orderBy('asked_at', 'desc')
    .execute()
  const shown = (number: string) => maskPersonalNumber(sealing.decrypt(number))
  return {
    confirmed: confirmed.map(({ kind, number, confirmed_at }) => ({
      kind,
      number: shown(number),
      confirmed_at: confirmed_at.toISOString(),
    })),
    requests: requests.map(({ number, asked_at, decided_at, ...row }) => ({
      ...row,
      number: shown(number),
      asked_at: asked_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    })),
  }
}

/** Asks the operator, by mail too, to confirm a number, with or without a letter. Refused for a number that needs no request. */
export async function askFilingNumber(
  trx: Trx,
  who: MemberActor,
  { kind, number: typed, letter }: Asked,
  { app, now }: { app: Pick<FastifyInstance, 'sealing' | 'jobs' | 'settings'>; now: Date },
): Promise<Refusal | undefined> {
  const { sealing } = app
  const number = numberAsFiled(kind, typed)
  if (!number) return wrongNumber(kind)
  const why = await alreadyKnown(trx, sealing, { kind, number })
  if (why) return why
  const bytes = letter && Buffer.from(letter.content, 'base64')
  const type = bytes ? letterType(bytes) : undefined
  if (bytes && !type)
    return refuse(
      422,
      'document_type',
      say({
        id: 'refusal.document-type',
        defaultMessage:
          'The letter is not a PDF, a PNG or a JPEG picture. The type is found from the content.',
      }),
    )
  await trx
    .insertInto('filing_requests')
    .values({
      org_id: who.orgId,
      kind,
      number: sealing.sealNumber(number, ''),
      asked_by: who.userId,
      asked_at: now,
      letter_name: letter?.name ?? null,
      letter_type: type ?? null,
      letter_size: bytes?.length ?? null,
      letter: bytes && sealing.encrypt(bytes.toString('base64')),
    })
    .execute()
  await recordMemberAudit(trx, who, {
    entity: 'organization',
    entityId: who.orgId,
    action: 'ask_number',
    after: { [kind]: number, ...(letter && { letter: letter.name }) },
  })
  await mailOperators(trx, app, who, { kind, number, hasLetter: letter !== null })
  return undefined
}

const EXAMPLES: Record<ClaimKind, Sentence> = {
  filer_code: say({
    id: 'refusal.claim.filer-code',
    defaultMessage: 'Type the filer code: three letters or digits, such as B76.',
  }),
  importer_number: say({
    id: 'refusal.claim.importer-number',
    defaultMessage: 'Type the importer number, such as 12-3456789 or 123-45-6789.',
  }),
}

const wrongNumber = (kind: ClaimKind): Refusal =>
  refuse(400, 'validation_failed', EXAMPLES[kind], { fields: [{ path: 'number', message: EXAMPLES[kind] }] })

async function alreadyKnown(
  trx: Trx,
  sealing: TextSealing,
  wanted: { kind: ClaimKind; number: string },
): Promise<Refusal | undefined> {
  const confirmed = await trx.selectFrom('filing_claims').select(['kind', 'number']).execute()
  const open = await trx
    .selectFrom('filing_requests')
    .select(['kind', 'number'])
    .where('state', '=', 'open')
    .execute()
  const isWanted = (row: { kind: ClaimKind; number: string }) =>
    row.kind === wanted.kind && sealing.decrypt(row.number) === wanted.number
  if (confirmed.some(isWanted))
    return refuse(
      409,
      'number_confirmed',
      say({
        id: 'refusal.number-confirmed',
        defaultMessage: 'This number is confirmed: you can file under it.',
      }),
    )
  if (open.some(isWanted))
    return refuse(
      409,
      'number_asked',
      say({ id: 'refusal.number-asked', defaultMessage: 'You have asked for this number already.' }),
    )
  return open.length < MOST_OPEN
    ? undefined
    : refuse(
        409,
        'number_asked',
        say({
          id: 'refusal.number-asked.wait-until-operator',
          defaultMessage: 'Wait until the operator has answered your earlier requests.',
        }),
      )
}

function letterType(bytes: Buffer): FileType | undefined {
  const ends = { head: bytes.subarray(0, HEAD_BYTES), tail: bytes.subarray(-TAIL_BYTES), size: bytes.length }
  const recognised = recogniseFile(ends)
  return 'type' in recognised && LETTER_TYPES.includes(recognised.type) ? recognised.type : undefined
}
