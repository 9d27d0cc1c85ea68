import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'
import { ConfirmedButton } from '../../src/ui/confirmed-button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { DialogActions } from '../../src/ui/dialog-actions.tsx'
import { Disclosure } from '../../src/ui/disclosure.tsx'
import { FormPanel } from '../../src/ui/form-panel.tsx'
import { LinkButton } from '../../src/ui/link-button.tsx'
import { Logo } from '../../src/ui/logo.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Pager } from '../../src/ui/pager.tsx'
import panelStyles from '../../src/ui/panel.module.css'
import { Panel } from '../../src/ui/panel.tsx'
import { Records } from '../../src/ui/records.tsx'
import { SavedSection, SaveTogether } from '../../src/ui/save-together.tsx'
import { SearchDialog } from '../../src/ui/search-dialog.tsx'
import { SearchField } from '../../src/ui/search-field.tsx'
import { Table, TableHead } from '../../src/ui/table.tsx'
import { TextField } from '../../src/ui/text-field.tsx'
import { ViewNav } from '../../src/ui/view-nav.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

const save = () => <DialogActions onCancel={nothing}>Save template</DialogActions>

const saved = async () => true

const rows = (goods: readonly string[]) => (
  <Table isStacked>
    <TableHead columns={['Goods', 'Value']} hasActions />
    <tbody>
      {goods.map((name) => (
        <tr key={name}>
          <td data-label="Goods">{name}</td>
          <td data-label="Value">$1,248.00</td>
          <td />
        </tr>
      ))}
    </tbody>
  </Table>
)

/** What `src/ui` puts around content: dialogs, panels, tables and heads. */
export const frames: readonly Example[] = [
  {
    component: 'Dialog',
    states: {
      usual: (
        <Dialog
          open
          title="Save as template"
          lead="New entries begin with it."
          onClose={nothing}
          footer={save()}
        >
          <TextField label="Name" defaultValue="Chairs of Hanoi" />
        </Dialog>
      ),
      wide: (
        <Dialog open wide title="Two versions of this entry" onClose={nothing}>
          {LONG_TEXT}
        </Dialog>
      ),
      full: (
        <Dialog open isFull isFlush title="Lines of the invoice" onClose={nothing}>
          {rows(['Chairs'])}
        </Dialog>
      ),
      'long text': (
        <Dialog open title={LONG_NAME} lead={LONG_TEXT} onClose={nothing}>
          {LONG_NAME}
        </Dialog>
      ),
    },
  },
  {
    component: 'DialogActions',
    states: {
      usual: save(),
      loading: (
        <DialogActions onCancel={nothing} busy>
          Saving…
        </DialogActions>
      ),
    },
  },
  {
    component: 'ConfirmDialog',
    states: {
      usual: (
        <ConfirmDialog
          open
          danger
          title="Delete draft"
          question="Delete entry ZZZ-0000001-8? It cannot be restored."
          action="Delete"
          onConfirm={nothing}
          onCancel={nothing}
        />
      ),
      loading: (
        <ConfirmDialog
          open
          busy
          title="Archive Entry"
          question="You can restore it later."
          action="Archive"
          onConfirm={nothing}
          onCancel={nothing}
        />
      ),
    },
  },
  {
    component: 'SearchDialog',
    states: {
      usual: (
        <SearchDialog
          title="Add a rare detail"
          label="Field, block or short name"
          placeholder="Such as exam site, HAWB or Block 5"
          listLabel="Rare details"
          status="2 fields"
          typed=""
          onType={nothing}
          items={['Exam site', 'Foreign trade zone']}
          keyOf={(item) => item}
          labelOf={(item) => item}
          detailOf={() => <small>Transport Record</small>}
          onPick={nothing}
          onClose={nothing}
        />
      ),
    },
  },
  {
    component: 'ConfirmedButton',
    states: {
      error: (
        <ConfirmedButton
          label="Retry job"
          title="Retry job"
          question="Run the job again?"
          action="Run"
          problem="The job has ended by now."
          onConfirm={async () => undefined}
        />
      ),
    },
  },
  {
    component: 'Disclosure',
    states: {
      usual: (
        <Disclosure title="What it costs" aside="$842.17">
          <p>Duty and fees.</p>
        </Disclosure>
      ),
      open: (
        <Disclosure isOpen title="What it costs">
          <p>Duty and fees.</p>
        </Disclosure>
      ),
      'long text': (
        <Disclosure title={LONG_TEXT} aside={LONG_TEXT}>
          <p>{LONG_TEXT}</p>
        </Disclosure>
      ),
    },
  },
  {
    component: 'FormPanel',
    states: {
      usual: (
        <FormPanel
          title="Profile"
          lead="Your name on entries."
          action="Save profile"
          busy={false}
          onSave={nothing}
        >
          <TextField label="First name" defaultValue="Ruth" />
        </FormPanel>
      ),
      loading: (
        <FormPanel title="Declarant" lead="Who signs." action="Save" busy onSave={nothing}>
          <TextField label="Title" defaultValue="Owner" />
        </FormPanel>
      ),
    },
  },
  {
    component: 'SaveTogether',
    states: {
      usual: (
        <SaveTogether label="Signing" action="Save signing" onBegin={nothing}>
          <SavedSection title="Declarant" lead="Who signs." values="" onSave={saved}>
            <TextField label="Title" defaultValue="Owner" />
          </SavedSection>
          <SavedSection title="Security" lead="What is asked of who signs." values="" onSave={saved}>
            <TextField label="Phone" defaultValue="" />
          </SavedSection>
        </SaveTogether>
      ),
    },
  },
  { component: 'Logo', states: { usual: <Logo href="/" /> } },
  {
    component: 'PageHead',
    states: {
      usual: (
        <PageHead title="Entries" sub="12 entries" actions={<LinkButton to="/start">Start</LinkButton>} />
      ),
      'long text': (
        <PageHead title={LONG_TEXT} sub={LONG_NAME} actions={<LinkButton to="/start">Start</LinkButton>} />
      ),
    },
  },
  {
    component: 'Pager',
    states: {
      usual: <Pager page={2} pageSize={20} total={57} of="entries" onPage={nothing} />,
      'first page': <Pager page={1} pageSize={20} total={57} of="parts" onPage={nothing} />,
      'more than are counted': (
        <Pager page={50} pageSize={20} total={1000} hasMore of="events" onPage={nothing} />
      ),
      empty: <Pager page={1} pageSize={20} total={0} of="parts" onPage={nothing} />,
    },
  },
  {
    component: 'Records',
    states: { usual: <Records images={['B  2704B76AE'.padEnd(80), 'Y  2704B76AE'.padEnd(80)]} /> },
  },
  {
    component: 'SearchField',
    states: {
      usual: <SearchField q="lanterns" hint="Part number or goods" maxLength={80} onChange={nothing} />,
      empty: <SearchField q="" hint={LONG_TEXT} maxLength={80} onChange={nothing} />,
    },
  },
  {
    component: 'Panel',
    states: {
      usual: (
        <Panel title="Tasks" aside={<a href="/entries">All entries</a>}>
          {rows(['Chairs'])}
        </Panel>
      ),
      'long text': <Panel title={LONG_TEXT} aside={LONG_NAME} className={panelStyles.body} />,
    },
  },
  {
    component: 'Table',
    states: {
      usual: <Panel>{rows(['Chairs', 'Tables'])}</Panel>,
      'long text': <Panel>{rows([LONG_TEXT, LONG_NAME])}</Panel>,
    },
  },
  { component: 'TableHead', states: { empty: <Panel>{rows([])}</Panel> } },
  {
    component: 'ViewNav',
    states: {
      usual: (
        <ViewNav label="Views of the list">
          <li>
            <a href="/entries" aria-current="page">
              All <span>12</span>
            </a>
          </li>
          <li>
            <a href="/entries?group=released">
              Released <span>3</span>
            </a>
          </li>
        </ViewNav>
      ),
    },
  },
]
