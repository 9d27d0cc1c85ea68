import { CONNECTION_WAYS } from '@edfe/domain/road'
import { Panel } from '../../ui/panel.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

/** The ways to CBP side by side: what each needs and costs. */
export function ConnectionWays() {
  const papers = t({ id: 'connection-ways.papers', defaultMessage: 'Papers' })
  const cost = t({ id: 'connection-ways.cost', defaultMessage: 'Cost' })
  return (
    <Panel
      title={t({ id: 'connection-ways.title', defaultMessage: 'Ways to connect' })}
      aside={
        <span className={textStyles.muted}>
          {t({
            id: 'connection-ways.weeks',
            defaultMessage: 'CBP names no weeks for any of them. The operator of this server opens one.',
          })}
        </span>
      }
    >
      <Table isStacked>
        <TableHead columns={[t({ id: 'connection-ways.way', defaultMessage: 'Way' }), papers, cost]} />
        <tbody>
          {CONNECTION_WAYS.map((way) => (
            <tr key={way.key}>
              <td className={textStyles.strong}>{t(way.name)}</td>
              <td data-label={papers}>{t(way.papers)}</td>
              <td data-label={cost}>{t(way.cost)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
