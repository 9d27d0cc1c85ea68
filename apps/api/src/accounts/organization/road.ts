import { type Road, RoadNotes } from '@edfe/contracts/organization/road'
import { type CalendarDay, formatDay } from '@edfe/domain/calendar'
import { portOf } from '@edfe/domain/reference/lazy'
import {
  draftLetter,
  type LetterSender,
  ROAD_LETTERS,
  type RoadPlan,
  type RoadProgress,
  roadProgress,
} from '@edfe/domain/road'
import type { BusinessLetter } from '@edfe/form-7501'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import type { TextSealing } from '../../db/sealing.ts'
import { english } from '../../messages/formatter.ts'
import { findAddress, findOrganization, readStandingBond } from './organization.ts'
import { maskNumbers } from './organization-numbers.ts'

const NOTHING_PLANNED: RoadPlan = {
  goods: '',
  entries_last_year: null,
  value_last_year: '',
  entries_planned: null,
  value_planned: '',
  owed_planned: '',
}

/** What the members noted; nothing before the first save. */
export async function readNotes(trx: Trx): Promise<RoadNotes> {
  const row = await trx.selectFrom('org_roads').select(['plan', 'done']).executeTakeFirst()
  return row ? RoadNotes.parse(row) : { plan: NOTHING_PLANNED, done: {} }
}

export async function saveNotes(
  trx: Trx,
  { orgId, userId }: MemberActor,
  { plan, done }: RoadNotes,
  now: Date,
): Promise<void> {
  const row = {
    plan: JSON.stringify(plan),
    done: JSON.stringify(done),
    updated_by: userId,
    updated_at: now,
  }
  await trx
    .insertInto('org_roads')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}

/** What a road needs beside the rows of the organization. */
export interface RoadParts {
  sealing: TextSealing
  /** Entries of this server go to CBP. */
  isConnected: boolean
}

/** How far the organization is on the road to its first filing, with the letters that it can print. */
export async function readRoad(
  trx: Trx,
  who: MemberActor,
  { sealing, isConnected }: RoadParts,
): Promise<Road> {
  const { plan } = await readNotes(trx)
  const sender = await readSender(trx, who, sealing, plan)
  const { steps, weeks, ...progress } = await readProgress(trx, { isConnected })
  return {
    plan,
    ...progress,
    steps: [...steps],
    weeks: [...weeks],
    letters: ROAD_LETTERS.map((letter) => {
      const { to, subject, paragraphs } = draftLetter(letter, sender)
      return {
        letter,
        from: fromOf(sender),
        to: to.map(english.format),
        subject: english.format(subject),
        paragraphs: paragraphs.map(english.format),
        signer: signerOf(sender),
      }
    }),
  }
}

/** How far the organization is, by its settings and what members noted. */
export async function readProgress(
  trx: Trx,
  { isConnected }: Pick<RoadParts, 'isConnected'>,
): Promise<RoadProgress> {
  const row = await findOrganization(trx)
  const bond = await readStandingBond(trx)
  const { done } = await readNotes(trx)
  return roadProgress(
    {
      hasImporterNumber: Boolean(row?.importer_number || row?.ein),
      hasBond: Boolean(bond?.surety_company || bond?.surety_no),
      hasFilerCode: await hasConfirmedFilerCode(trx),
      isConnected,
    },
    done,
  )
}

/** A letter of the organization, with the paragraphs as its writer left them; empty ones are left out. */
export async function readLetter(
  trx: Trx,
  who: MemberActor,
  { sealing, today }: Pick<RoadParts, 'sealing'> & { today: CalendarDay },
  { letter, paragraphs }: { letter: (typeof ROAD_LETTERS)[number]; paragraphs: readonly string[] },
): Promise<BusinessLetter> {
  const sender = await readSender(trx, who, sealing, (await readNotes(trx)).plan)
  const { to, subject } = draftLetter(letter, sender)
  return {
    from: fromOf(sender),
    day: formatDay(today),
    to: to.map(english.format),
    subject: english.format(subject),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
    signer: signerOf(sender),
  }
}

/** Who writes a letter: name and address, and the member who signs it. */
export async function readLetterhead(
  trx: Trx,
  who: MemberActor,
  sealing: TextSealing,
): Promise<Pick<BusinessLetter, 'from' | 'signer'>> {
  const sender = await readSender(trx, who, sealing, NOTHING_PLANNED)
  return { from: fromOf(sender), signer: signerOf(sender) }
}

const fromOf = ({ name, address }: LetterSender): string[] => [name, ...address].filter(Boolean)

const signerOf = ({ contact, contactTitle }: LetterSender): string =>
  [contact, contactTitle].filter(Boolean).join(', ')

async function readSender(
  trx: Trx,
  { userId }: MemberActor,
  sealing: TextSealing,
  plan: RoadPlan,
): Promise<LetterSender> {
  const stored = await findOrganization(trx)
  const row = stored && maskNumbers(stored, sealing)
  const address = stored && (await findAddress(trx, stored))
  const bond = await readStandingBond(trx)
  const person = await trx
    .selectFrom('users')
    .select(['given_name', 'family_name', 'job_title', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const port = row?.default_port ? portOf(row.default_port) : undefined
  return {
    name: row?.name ?? '',
    address: address
      ? [address.line1, address.line2 ?? '', `${address.city}, ${address.state} ${address.postal}`].filter(
          Boolean,
        )
      : [],
    importerNumber: row?.importer_number ?? row?.ein ?? '',
    bondNumber: bond?.bond_number ?? '',
    surety: bond?.surety_company || bond?.surety_no || '',
    filerCode: row?.cbp_filer_code ?? '',
    port: port ? `${port.code} ${port.name}` : (row?.default_port ?? ''),
    contact: person ? `${person.given_name} ${person.family_name}`.trim() : '',
    contactTitle: person?.job_title ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    plan,
  }
}

/** True once the operator has confirmed a filer code of the organization. */
async function hasConfirmedFilerCode(trx: Trx): Promise<boolean> {
  const confirmed = await trx
    .selectFrom('filing_claims')
    .select('kind')
    .where('kind', '=', 'filer_code')
    .limit(1)
    .executeTakeFirst()
  return confirmed !== undefined
}
