import { defineMessage } from '@edfe/domain/messages'

/** Why an entry cannot go to CBP through CustomsCity: a fact that its document has no place for, or that it asks for. */
export type ServiceProblem =
  | 'action'
  | 'release'
  | 'type'
  | 'mode'
  | 'bond'
  | 'payment'
  | 'bills'
  | 'packages'
  | 'location'
  | 'carrier'
  | 'days'
  | 'special'
  | 'documents'
  | 'origins'
  | 'seller'
  | 'buyer'
  | 'program'
  | 'related'
  | 'numbers'
  | 'quantities'
  | 'cases'
  | 'licenses'
  | 'declarations'
  | 'tax'
  | 'fee'
  | 'details'
  | 'agencies'

/** Sentences about entries that go to CBP through CustomsCity (docs/operations.md). */
export const serviceMessages = {
  problem: defineMessage<{ problem: ServiceProblem }>({
    id: 'gateway.customscity.problem',
    defaultMessage: `{problem, select,
      action {CustomsCity takes a first entry summary only. Replace or cancel this one, and ask about it, on its own pages.}
      release {CustomsCity takes the release and the summary together. Choose to ask for the release with the summary, without special requests.}
      type {CustomsCity takes entries of types 01 and 11 only.}
      mode {CustomsCity takes shipments by vessel and by air only.}
      bond {CustomsCity takes entries under one continuous bond only.}
      payment {CustomsCity takes payment by daily statement only: choose payment type 2, 3 or 5 with a statement date and no branch.}
      bills {CustomsCity takes one bill of lading with at most one house bill.}
      packages {CustomsCity asks for a unit of packages of three letters, such as CTN.}
      location {CustomsCity asks for the FIRMS code of the place of the goods.}
      carrier {CustomsCity asks for the carrier’s code and the U.S. port of unlading.}
      days {CustomsCity asks for the entry date, the import date and the day of arrival.}
      special {CustomsCity has no place for zones, warehouses, in-bond goods, temporary imports, reconciliation, deferred tax or shipments that are not for sale.}
      documents {CustomsCity has no place for missing documents.}
      origins {CustomsCity compares duty for one country of origin. File each origin as a separate entry, or over another road.}
      seller {CustomsCity asks for the name and address of the seller.}
      buyer {CustomsCity asks for the name and address of the buyer.}
      program {CustomsCity has no place for a special program. Without it, CBP would charge the full duty.}
      related {CustomsCity has no place for a sale between related parties.}
      numbers {CustomsCity takes one HTS number of chapters 1 to 97 on each line.}
      quantities {CustomsCity takes one quantity on each line.}
      cases {CustomsCity has no place for antidumping and countervailing duty cases.}
      licenses {CustomsCity has no place for licenses and visas.}
      declarations {CustomsCity has no place for declarations such as where metal was melted and poured.}
      tax {CustomsCity has no place for I.R. tax.}
      fee {CustomsCity has no place for this fee exemption.}
      details {CustomsCity has no place for a textile category, a net cost claim, a product claim, a ruling or a census override.}
      other {CustomsCity has no place for data of other agencies.}}`,
  }),
  /** The two amounts are in dollars. */
  otherDuty: defineMessage<{ line: number; theirs: string; ours: string }>({
    id: 'gateway.customscity.other-duty',
    defaultMessage:
      'Nothing was sent: CustomsCity computes {theirs} duty for line {line}, and this entry has {ours}. Find out which is right before you file.',
  }),
  otherFee: defineMessage<{ fee: 'mpf' | 'hmf' | 'other'; theirs: string; ours: string }>({
    id: 'gateway.customscity.other-fee',
    defaultMessage:
      'Nothing was sent: CustomsCity computes {fee, select, mpf {a merchandise processing fee of {theirs}} hmf {a harbor maintenance fee of {theirs}} other {other fees of {theirs}}}, and this entry has {ours}. Find out which is right before you file.',
  }),
  noDuty: defineMessage({
    id: 'gateway.customscity.no-duty',
    defaultMessage:
      'Nothing was sent: CustomsCity did not say what duty it computes for each line of this entry.',
  }),
  otherDocument: defineMessage({
    id: 'gateway.customscity.other-document',
    defaultMessage:
      'Nothing was sent: CustomsCity has another entry under this number. Remove it there, or give this entry another number.',
  }),
  canceled: defineMessage({
    id: 'gateway.customscity.canceled',
    defaultMessage: 'The entry was canceled at CustomsCity.',
  }),
  refused: defineMessage<{ problems: string }>({
    id: 'gateway.customscity.refused',
    defaultMessage: 'CustomsCity refused the entry: {problems}',
  }),
  signInRefused: defineMessage({
    id: 'gateway.customscity.sign-in-refused',
    defaultMessage: 'CustomsCity does not accept the sign-in of this server.',
  }),
}
