import * as z from 'zod/mini';

/** What a rule says: whether it is told at all, after how long, or from how many cents. */
type RuleUnit = 'switch' | 'minutes' | 'days' | 'cents';

interface Rule {
  readonly unit: RuleUnit;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  /** Branches cannot say otherwise: what it is about belongs to none. */
  readonly isOfTenant?: true;
}

const isTold = { unit: 'switch', initial: 1, least: 1, most: 1 } as const;
const cents = { unit: 'cents', least: 1, most: 10_000_000 } as const;

/**
 * From when on people are told, with what holds until somebody says otherwise. Money is in the currency of the branch.
 * A router that restarts, an update or a tablet in a drawer last a few minutes: a register that is silent for a quarter of
 * an hour is none of these, and a sale still waits only so long.
 */
export const alertRules = {
  registerSilent: { unit: 'minutes', initial: 15, least: 5, most: 1_440 },
  closingMissing: isTold,
  /** Counted cash that is so much more or less than expected, by a daily closing. */
  cashDifference: { ...cents, initial: 1_000 },
  /** Cancelled in one receipt. */
  cancellation: { ...cents, initial: 5_000 },
  /** Cancelled by one employee on one business day, in one branch. */
  cancellationSum: { ...cents, initial: 10_000 },
  stockLow: isTold,
  backupOverdue: { unit: 'days', initial: 3, least: 3, most: 90 },
  licenceEnding: { unit: 'days', initial: 30, least: 1, most: 90, isOfTenant: true },
} as const satisfies Record<string, Rule>;

export type AlertRuleName = keyof typeof alertRules;
export const alertRuleNames = Object.keys(alertRules) as readonly AlertRuleName[];

/** What somebody has said, for the tenant or a branch: null is never told; what is left out holds as above it. */
export type ChosenRules = Readonly<Partial<Record<AlertRuleName, number | null>>>;
/** What holds somewhere. */
export type AlertRules = Readonly<Record<AlertRuleName, number | null>>;

const choice = z
  .object({ rule: z.enum(alertRuleNames), value: z.nullable(z.int('ALERT_RULE_WRONG')) })
  .check(
    z.refine(
      ({ rule, value }) =>
        value === null || (value >= alertRules[rule].least && value <= alertRules[rule].most),
      { error: 'ALERT_RULE_WRONG', path: ['value'] },
    ),
  );

/** Choices as they are saved: each rule once. */
export const chosenRulesSchema = z
  .array(choice)
  .check(z.refine((choices) => new Set(choices.map(({ rule }) => rule)).size === choices.length));

/** Whether a rule may be set for a branch. */
export const isOfBranch = (rule: AlertRuleName): boolean => !('isOfTenant' in alertRules[rule]);

/** What holds in a branch: what is said for it, else for the tenant, else from the start. */
export const rulesOf = (tenant: ChosenRules, branch: ChosenRules = {}): AlertRules =>
  Object.fromEntries(alertRuleNames.map((rule) => [rule, chosenValue(rule, tenant, branch)])) as Record<
    AlertRuleName,
    number | null
  >;

/** Whether a number reaches what a rule says; never where it is not told. */
export const isReached = (rule: number | null, number: number): boolean => rule !== null && number >= rule;

function chosenValue(rule: AlertRuleName, tenant: ChosenRules, branch: ChosenRules): number | null {
  const own = isOfBranch(rule) ? branch[rule] : undefined;
  if (own !== undefined) return own;
  const ofTenant = tenant[rule];
  return ofTenant === undefined ? alertRules[rule].initial : ofTenant;
}
