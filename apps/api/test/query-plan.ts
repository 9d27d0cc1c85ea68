import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { z } from 'zod'
import type { Trx } from '../src/db/engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import type { TestApp } from './harness.ts'

/** A step of a plan as PostgreSQL reports it after it ran. */
export interface PlanNode {
  type: string
  table: string
  index: string
  /** How it serves its parent: 'SubPlan' is run for each row. */
  role: string
  loops: number
  rows: number
  steps: PlanNode[]
}

const Node: z.ZodType<PlanNode> = z
  .object({
    'Node Type': z.string(),
    'Relation Name': z.string().default(''),
    'Index Name': z.string().default(''),
    'Parent Relationship': z.string().default(''),
    'Actual Loops': z.number(),
    'Actual Rows': z.number(),
    get Plans() {
      return z.array(Node).default([])
    },
  })
  .transform((node) => ({
    type: node['Node Type'],
    table: node['Relation Name'],
    index: node['Index Name'],
    role: node['Parent Relationship'],
    loops: node['Actual Loops'],
    rows: node['Actual Rows'],
    steps: node.Plans,
  }))

/** The plans of what a piece of work asks the database in an organization. */
export function plansOf(
  { engine: { db } }: TestApp,
  orgId: string,
  work: (trx: Trx) => Promise<unknown>,
): Promise<PlanNode[]> {
  return tenantTransaction(db, { orgId, userId: null }, async (trx) => {
    const asked: CompiledQuery[] = []
    const noted: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        asked.push(trx.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await work(trx.withPlugin(noted))
    const plans: PlanNode[] = []
    for (const { sql, parameters } of asked) {
      const explain = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': unknown }>(explain)
      plans.push(z.array(z.object({ Plan: Node })).parse(rows[0]!['QUERY PLAN'])[0]!.Plan)
    }
    return plans
  })
}

/** Every step of a plan. */
export const stepsOf = (plan: PlanNode): PlanNode[] => [plan, ...plan.steps.flatMap(stepsOf)]

/** What a plan runs for each row, by the tables that it reads there. */
export const perRow = (plan: PlanNode): { tables: string[]; steps: PlanNode[] }[] =>
  stepsOf(plan)
    .filter(({ role }) => role === 'SubPlan')
    .map((sub) => {
      const steps = stepsOf(sub)
      return { tables: [...new Set(steps.map(({ table }) => table).filter(Boolean))].sort(), steps }
    })

/** A plan in lines, to read. */
export const printed = (plan: PlanNode, depth = 0): string =>
  [
    `${'  '.repeat(depth)}${plan.role === 'SubPlan' ? 'for each row: ' : ''}${plan.type} ${plan.table} ${plan.index} rows ${plan.rows} loops ${plan.loops}`,
    ...plan.steps.map((step) => printed(step, depth + 1)),
  ].join('\n')
