import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './form-drawing.module.css'
import { type DrawnBlock, type DrawnStep, formSteps } from './form-rows.ts'

const WIDTH = 400
const TITLE_HEIGHT = 30

function Block({ cell, x, height }: { cell: DrawnBlock; x: number; height: number }) {
  const isAmount = cell.amount
  const valueX = isAmount ? x + cell.width - 6 : x + 5
  const valueY = height * 0.75
  return (
    <>
      {cell.due ? <rect className={styles.due} x={x} y={0} width={cell.width} height={height} /> : null}
      {x > 0 ? <path className={styles.line} d={`M${x + 0.5} 0v${height}`} /> : null}
      <text className={cell.due ? styles.onDue : styles.number} x={x + 5} y={height / 3}>
        {cell.block}
      </text>
      {cell.held ? (
        <rect
          className={styles.omitted}
          x={x + 5}
          y={height * 0.58}
          width={Math.min(70, cell.width * 0.6)}
          height={7}
          rx={1}
        />
      ) : null}
      {cell.value ? (
        <text
          className={classNames(cell.due ? styles.onDue : styles.value, isAmount && styles.right)}
          x={valueX}
          y={valueY}
        >
          {cell.value}
        </text>
      ) : null}
    </>
  )
}

function Rows({ rows, height }: { rows: readonly (readonly DrawnBlock[])[]; height: number }) {
  return rows.map((cells, index) => {
    let x = 0
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing never move
      <g key={index} transform={`translate(0 ${index * height})`}>
        {cells.map((cell) => {
          const at = x
          x += cell.width
          return <Block key={`${cell.block}-${at}`} cell={cell} x={at} height={height} />
        })}
        <path className={styles.line} d={`M0 ${height - 0.5}h${WIDTH}`} />
      </g>
    )
  })
}

/** The rows of one step, for the documentation's map. Decorative: the link next to it has the text. */
export function StepDrawing({ step }: { step: DrawnStep }) {
  const height = 44
  const total = step.rows.length * height
  return (
    <svg className={textStyles.figures} viewBox={`0 0 ${WIDTH} ${total}`} aria-hidden="true">
      <Rows rows={step.rows} height={height} />
      <path
        className={styles.frame}
        d={`M.5 0v${total}M399.5 0v${total}M0 .5h${WIDTH}M0 ${total - 0.5}h${WIDTH}`}
      />
    </svg>
  )
}

/** The whole printed form in miniature, with the values of the example entry. */
export function FormDrawing({ label }: { label: string }) {
  const height = 36
  const steps = formSteps()
  const rows = steps.map((step) => step.rows.length)
  const total = TITLE_HEIGHT + rows.reduce((sum, count) => sum + count * height, 0)
  let y = TITLE_HEIGHT
  return (
    <svg className={textStyles.figures} viewBox={`0 0 ${WIDTH} ${total}`} role="img" aria-label={label}>
      <text className={styles.title} x="6" y="20">
        {t({ id: 'form-drawing.entry-summary', defaultMessage: 'Entry summary' })}
      </text>
      <text className={classNames(styles.number, styles.right)} x="394" y="19">
        {t({ id: 'form-drawing.cbp-form-7501', defaultMessage: 'CBP Form 7501' })}
      </text>
      <path className={styles.frame} d={`M0 ${TITLE_HEIGHT}h${WIDTH}`} />
      {steps.map((step) => {
        const top = y
        y += step.rows.length * height
        return (
          <g key={step.step} transform={`translate(0 ${top})`}>
            <Rows rows={step.rows} height={height} />
            <path className={styles.frame} d={`M0 -.5h${WIDTH}`} />
          </g>
        )
      })}
    </svg>
  )
}
