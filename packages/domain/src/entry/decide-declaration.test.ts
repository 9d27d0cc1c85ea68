import { expect, test } from 'vitest'
import { type Declaration, decideDeclaration } from './decide-declaration.ts'
import type { Role } from './state/index.ts'

const signed: Declaration = {
  accepted: true,
  declarantName: 'Ruth Okafor',
  declarantTitle: 'Import manager',
  signatureValue: 'Ruth Okafor',
  declarantRole: 'approver',
}

test.each<[string, Partial<Declaration>, Role, string[]]>([
  ['an approver certifies as approver', {}, 'approver', []],
  ['an admin certifies in any declarant role', {}, 'admin', []],
  [
    'the ticks must be set',
    { accepted: false },
    'approver',
    ['Declaration text must be accepted per Block 40'],
  ],
  [
    'a signature is needed',
    { signatureValue: ' ' },
    'approver',
    ['Electronic signature required per Block 45'],
  ],
  [
    'a signature in other letters does not match',
    { signatureValue: 'Ruth okafor' },
    'approver',
    ['Electronic signature must exactly match the declarant name'],
  ],
  [
    'a signature in decomposed letters, as macOS writes file names, matches the name that looks the same',
    { declarantName: 'Zoë Núñez', signatureValue: 'Zoë Núñez'.normalize('NFD') },
    'approver',
    [],
  ],
  [
    'a signature without the marks of the name does not match',
    { declarantName: 'Zoë Núñez', signatureValue: 'Zoe Nunez' },
    'approver',
    ['Electronic signature must exactly match the declarant name'],
  ],
  [
    'without a title something is missing',
    { declarantTitle: '' },
    'approver',
    ['All required fields must be completed before submission'],
  ],
  [
    'a preparer may not sign as approver',
    {},
    'preparer',
    ['Declarant role is not authorized to certify this entry'],
  ],
  [
    'an auditor certifies nothing',
    { declarantRole: 'auditor' },
    'auditor',
    ['Declarant role is not authorized to certify this entry'],
  ],
])('%s', (_, change, role, reasons) =>
  expect(
    decideDeclaration({ ...signed, ...change }, role).map(({ defaultMessage }) => defaultMessage),
  ).toEqual(reasons),
)
