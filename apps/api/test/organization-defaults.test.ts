import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry } from './entry-steps.ts'
import { startApp, type Team, type TestApp, withApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const put = (team: Team, url: string, body: object, of = app) =>
  of.call('PUT', `/api/organization${url}`, { as: team.admin, body })
const ADDRESS = {
  line1: '12 Foundry Street',
  line2: 'Suite 4',
  city: 'Newark',
  state: 'NJ',
  postal: '07114',
  country: 'US',
}

test('a new entry of an organisation that has set nothing has the specified defaults alone', async () => {
  const team = await app.organization("Ada Admin's Organization")
  const { draft_data } = await createEntry(app, team.preparer)
  expect(draft_data.header).toMatchObject({
    entry_type: '01',
    port_code: 'NY10',
    surety_no: '999',
    bond_type: '0',
  })
  expect(draft_data.parties).toBeUndefined()
})

test('a new entry begins with the port, bond, number and address that the organisation has set', async () => {
  const team = await app.organization('Harbour Trading')
  await put(team, '', {
    name: 'Harbour Trading LLC',
    dba: 'Harbour',
    importer_number: '12-345678900',
    default_port: '2704',
  })
  await put(team, '/address', ADDRESS)
  await put(team, '/bond', {
    bond_number: '123456789',
    bond_type_detail: 'continuous',
    bond_amount: '50000.00',
    surety_no: '036',
    surety_company: 'Harbour Surety',
    surety_contact: { name: 'Sam Poe' },
  })
  const entry = await createEntry(app, team.preparer)
  expect(entry.port_code).toBe('2704')
  expect(entry.draft_data.header).toMatchObject({
    entry_type: '01',
    port_code: '2704',
    surety_no: '036',
    bond_type: '8',
  })
  expect(entry.draft_data.bond_information).toMatchObject({
    bond_number: '123456789',
    bond_type_detail: 'continuous',
    bond_amount: '50000.00',
    surety_company: 'Harbour Surety',
    contact_name: 'Sam Poe',
  })
  expect(entry.draft_data.parties).toEqual({
    importer_number: '12-345678900',
    importer_of_record: {
      name: 'Harbour Trading LLC',
      dba: 'Harbour',
      address_line1: '12 Foundry St',
      address_line2: 'Suite 4',
      city: 'Newark',
      state: 'NJ',
      zip: '07114',
      country: 'US',
    },
  })
})

test('an organisation that has only a name is the importer by its name', async () => {
  const team = await app.organization()
  await put(team, '', { name: 'Foundry Lamps LLC' })
  const { draft_data } = await createEntry(app, team.preparer)
  expect(draft_data.parties).toEqual({ importer_of_record: { name: 'Foundry Lamps LLC' } })
})

test('a new entry begins with the declarant that the organization has set, until it is taken back', async () => {
  const team = await app.organization()
  const preferences = { declarant_name: 'Ruth Okafor', declarant_title: 'Import manager' }
  expect((await put(team, '/preferences', { preferences })).body).toEqual({ preferences })
  const read = await app.answer('getOrganizationPreferences', { as: team.auditor })
  expect(read.body).toEqual({ preferences })
  const totals = async () => (await createEntry(app, team.preparer)).draft_data.totals_declarations
  expect(await totals()).toMatchObject(preferences)
  await put(team, '/preferences', { preferences: { declarant_title: null } })
  expect(await totals()).toEqual({ declarant_name: 'Ruth Okafor' })
  await put(team, '/preferences', { preferences: { declarant_name: '' } })
  expect(await totals()).toBeUndefined()
})

test('an organization that gives a filer phone is the filer of its new entries', async () => {
  const team = await app.organization()
  await put(team, '', { name: 'Harbour Trading LLC' })
  await put(team, '/address', ADDRESS)
  const saved = await put(team, '/preferences', { preferences: { filer_phone: '213 555 0142' } })
  expect(saved.body).toEqual({ preferences: { filer_phone: '(213) 555-0142' } })
  expect((await createEntry(app, team.preparer)).draft_data.totals_declarations).toEqual({
    broker_name: 'Harbour Trading LLC',
    broker_address_line1: '12 Foundry Street',
    broker_address_line2: 'Suite 4',
    broker_city: 'Newark',
    broker_state: 'NJ',
    broker_zip: '07114',
    broker_phone: '(213) 555-0142',
  })
  expect(await put(team, '/preferences', { preferences: { filer_phone: '555-0142' } })).toMatchObject({
    status: 400,
    body: { details: { fields: [{ path: 'preferences.filer_phone' }] } },
  })
})

test('a new entry begins with the way of paying that the organization has set', async () => {
  const team = await app.organization()
  const preferences = { payment_type: '7', statement_branch: 'A1' }
  expect((await put(team, '/preferences', { preferences })).body).toEqual({ preferences })
  expect((await createEntry(app, team.preparer)).draft_data.totals_declarations).toEqual(preferences)
  const unknown = await put(team, '/preferences', { preferences: { payment_type: '4' } })
  expect(unknown).toMatchObject({
    status: 400,
    body: { details: { fields: [{ path: 'preferences.payment_type' }] } },
  })
})

test('a preference that does not exist is refused', async () => {
  const team = await app.organization()
  const unknown = await put(team, '/preferences', { preferences: { favourite_colour: 'blue' } })
  expect(unknown.status).toBe(400)
})

test.each([
  ['specification', 'single', '0'],
  ['specification', 'term', '9'],
  ['cbp', 'single', '9'],
  ['cbp', 'continuous', '8'],
  ['cbp', 'term', '0'],
])('under the rules %s a %s bond begins an entry with type %s', (rules, coverage, type) =>
  withApp(
    async (own) => {
      const team = await own.organization()
      await put(team, '/bond', { bond_type_detail: coverage, surety_no: '036' }, own)
      const { header } = (await createEntry(own, team.preparer)).draft_data
      expect([header!.bond_type, header!.surety_no]).toEqual([type, '036'])
    },
    { env: { CUSTOMS_RULES: rules } },
  ),
)

test('an EIN is the importer number of an organisation without another; an SSN stays encrypted', async () => {
  const team = await app.organization('Numbers')
  const importer = async () => (await createEntry(app, team.preparer)).draft_data.parties!.importer_number
  await put(team, '', { name: 'Numbers', ein: '12-3456789' })
  expect(await importer()).toBe('12-3456789')
  await put(team, '', { name: 'Numbers', ein: '12-3456789', importer_number: '123-45-6789' })
  expect(await importer()).toBe('123-45-6789')
  const { rows } = await app.engine.asOwner((run) =>
    run(`select draft_data::text as draft from entries where org_id = '${team.orgId}'`),
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('123-45-6789')
})

test.each(['9999', 'NY10', 'abc'])(
  'a default port %s that CBP does not have is refused at its field',
  async (port) => {
    const team = await app.organization()
    const message = expect.stringContaining(`CBP has no port ${port}.`)
    expect(await put(team, '', { name: 'Elsewhere', default_port: port })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message, details: { fields: [{ path: 'default_port', message }] } },
    })
    const { organization } = await app.ask('getOrganization', { as: team.admin })
    expect([organization!.name, organization!.default_port]).toEqual(['Harbour Trading', null])
  },
)

test('a new entry begins with the type, mode, place and consignee that the organisation has set', async () => {
  const team = await app.organization('Harbour Trading')
  await put(team, '', { name: 'Harbour Trading LLC', importer_number: '12-345678900' })
  await put(team, '/address', ADDRESS)
  const preferences = {
    entry_type: '11',
    mode_of_transport: '40',
    location_of_goods: 'Cargo building 9',
    firms_code: 'y258',
    consignee_is_importer: true,
  }
  expect((await put(team, '/preferences', { preferences })).status).toBe(200)
  const { draft_data } = await createEntry(app, team.preparer)
  expect(draft_data.header!.entry_type).toBe('11')
  expect(draft_data.shipment_origin).toEqual({ mode_of_transport: '40' })
  expect(draft_data.parties).toMatchObject({
    location_of_goods: 'Cargo building 9',
    firms_code: 'Y258',
    same_as_importer: true,
    consignee_number: 'SAME',
  })
  expect(draft_data.parties!.ultimate_consignee).toEqual(draft_data.parties!.importer_of_record)
  expect(draft_data.totals_declarations ?? {}).not.toHaveProperty('firms_code')

  const back = { entry_type: '', consignee_is_importer: false }
  await put(team, '/preferences', { preferences: back })
  const next = (await createEntry(app, team.preparer)).draft_data
  expect(next.header!.entry_type).toBe('01')
  expect(next.parties).not.toHaveProperty('consignee_number')
})

test.each([
  ['an entry type that is none', { entry_type: '99' }],
  ['a mode that the form does not have', { mode_of_transport: '99' }],
  ['a FIRMS code of three letters', { firms_code: 'ABC' }],
])('%s is no default', async (_, preferences) => {
  const team = await app.organization('Harbour Trading')
  expect((await put(team, '/preferences', { preferences })).status).toBe(400)
})
