import { AppError } from '@tresen/domain/kit/errors';
import {
  type AlertRuleName,
  alertRuleNames,
  type ChosenRules,
  chosenRulesSchema,
  isOfBranch,
  rulesOf,
} from '@tresen/domain/organization/alert-rules';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { nameOfBranch, rulesOfTenant, writeRules } from './alert-rules.store.ts';

/** A rule as it holds somewhere. */
export interface ShownRule {
  readonly rule: AlertRuleName;
  readonly value: number | null;
  /** It was said here, not above. */
  readonly isOwn: boolean;
  /** What holds where nothing is said here. */
  readonly inherited: number | null;
}

export interface ShownRules {
  readonly rules: readonly ShownRule[];
  /** Branches with rules of their own. */
  readonly branches: readonly string[];
}

/** What holds for the tenant, or in a branch. @throws {AppError} NOT_FOUND */
export const showRules = (ctx: Ctx, unitId: string | null): Promise<ShownRules> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await nameOf(tx, unitId);
    const said = await rulesOfTenant(tx);
    const here = unitId === null ? said.own : (said.branches.get(unitId) ?? {});
    const holding = unitId === null ? rulesOf(here) : rulesOf(said.own, here);
    const above = unitId === null ? rulesOf({}) : rulesOf(said.own);
    const names = unitId === null ? alertRuleNames : alertRuleNames.filter(isOfBranch);
    return {
      rules: names.map((rule) => ({
        rule,
        value: holding[rule],
        isOwn: here[rule] !== undefined,
        inherited: above[rule],
      })),
      branches: [...said.branches.keys()],
    };
  });

/** Says what holds for the tenant, or in a branch; rules that are left out hold as above. @throws {AppError} NOT_FOUND */
export const saveRules = async (ctx: Ctx, unitId: string | null, given: unknown): Promise<SaveResult> => {
  const choices = parseInput(chosenRulesSchema, given);
  const chosen: ChosenRules = Object.fromEntries(
    choices
      .filter(({ rule }) => unitId === null || isOfBranch(rule))
      .map(({ rule, value }) => [rule, value] as const),
  );
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const name = await nameOf(tx, unitId);
    const said = await rulesOfTenant(tx);
    const before = unitId === null ? said.own : (said.branches.get(unitId) ?? {});
    await writeRules(tx, tenantId, unitId, chosen);
    await audit(ctx, tx, tenantId, {
      entity: 'alertRules',
      action: 'update',
      entityId: unitId ?? tenantId,
      oldValues: { name, alertRules: before },
      newValues: { alertRules: chosen },
    });
  });
  return { isSuccess: true };
};

/** Null for the tenant, whose rules hold everywhere. @throws {AppError} NOT_FOUND */
async function nameOf(tx: Tx, unitId: string | null): Promise<string | null> {
  if (unitId === null) return null;
  const name = await nameOfBranch(tx, unitId);
  if (name === undefined) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  return name;
}
