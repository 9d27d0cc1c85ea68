import { useOrganization } from '../api/organization.ts'
import { useOrganizationPreferences, useStandingBond } from '../api/settings.ts'
import { type ChecklistStep, checklist } from './filing-steps.ts'
import { usePracticeReason } from './use-practice.ts'

/**
 * Returns the organization's remaining steps before CBP accepts its entries; undefined while they load, or if
 * they cannot.
 */
export function useFilingSteps(needsBond: boolean): ChecklistStep[] | undefined {
  const organization = useOrganization()
  const hasOne = Boolean(organization.data?.organization)
  const bond = useStandingBond(hasOne)
  const preferences = useOrganizationPreferences(hasOne)
  const practice = usePracticeReason()
  if (!organization.data || bond.isLoading || preferences.isLoading) return undefined
  return checklist({
    organization: organization.data.organization,
    bond: bond.data?.bond ?? null,
    preferences: preferences.data?.preferences ?? {},
    practice,
    needsBond,
  })
}
