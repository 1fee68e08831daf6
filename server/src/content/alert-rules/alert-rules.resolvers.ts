import type { Kit } from '../../kit/graphql/index.ts';
import { type ShownRule, type ShownRules, saveRules, showRules } from './alert-rules.service.ts';

/** From when on people are told, at /graphql. */
export const addAlertRules = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const rule = builder.objectRef<ShownRule>('AlertRule').implement({
    fields: (t) => ({
      rule: t.exposeString('rule'),
      value: t.exposeInt('value', {
        nullable: true,
        description: 'Minutes, days or cents; 1 for rules that are just on. Null if off.',
      }),
      isOwn: t.exposeBoolean('isOwn', { description: 'True if set here, not inherited.' }),
      inherited: t.exposeInt('inherited', {
        nullable: true,
        description: 'Value that applies if nothing is set here.',
      }),
    }),
  });
  const rules = builder.objectRef<ShownRules>('AlertRules').implement({
    description: 'When the server raises alerts.',
    fields: (t) => ({
      rules: t.expose('rules', { type: [rule] }),
      branches: t.exposeIDList('branches', { description: 'Branches with rules of their own.' }),
    }),
  });
  const input = builder.inputType('AlertRuleInput', {
    fields: (t) => ({ rule: t.string({ required: true }), value: t.int() }),
  });
  builder.queryField('alertRules', (t) =>
    t.field({
      type: rules,
      description: 'Of the tenant, or of a branch.',
      args: { unitId: t.arg.id() },
      resolve: (_root, { unitId }, ctx) => showRules(ctx, unitId ?? null),
    }),
  );
  builder.mutationField('saveAlertRules', (t) =>
    t.field({
      type: saveResult,
      description: 'Replaces the rules of the tenant or branch. Rules left out are inherited.',
      args: { unitId: t.arg.id(), rules: t.arg({ type: [input], required: true }) },
      resolve: (_root, { unitId, rules: given }, ctx) =>
        saveRules(
          ctx,
          unitId ?? null,
          given.map(({ rule: name, value }) => ({ rule: name, value: value ?? null })),
        ),
    }),
  );
};
