import type { Kit } from '../../../kit/graphql/index.ts';
import type { JsonFault } from '../../../kit/json-faults/index.ts';
import type { PushOutcome } from './push.ts';

const makeType = ({ builder }: Kit) => {
  const fault = builder.objectRef<JsonFault>('PushFault').implement({
    description: 'What is wrong with a record, and where.',
    fields: (t) => ({
      path: t.exposeString('path', {
        description:
          'JSON Pointer into the batch, such as /0/positions/3/vat: the fourth position of the first record.',
      }),
      rule: t.exposeString('rule', {
        description:
          'For rejected the keyword of the schema (required, type, pattern …), json or ownDatabase; else the rule that the sums break.',
      }),
      expected: t.exposeString('expected', { nullable: true }),
      actual: t.exposeString('actual', { nullable: true }),
    }),
  });
  const outcome = builder.objectRef<PushOutcome>('PushOutcome').implement({
    fields: (t) => ({
      index: t.exposeInt('index'),
      id: t.exposeString('id', { nullable: true }),
      outcome: t.exposeString('outcome', { description: 'stored, duplicate, quarantined or rejected' }),
      reason: t.exposeString('reason', { nullable: true }),
      faults: t.expose('faults', {
        type: [fault],
        description:
          'Why it was rejected or quarantined: at most ten, and at least one of each such record. Empty for what is stored.',
      }),
    }),
  });
  return builder.objectRef<{ results: readonly PushOutcome[] }>('PushResult').implement({
    fields: (t) => ({ results: t.expose('results', { type: [outcome] }) }),
  });
};

const made = new WeakMap<Kit, ReturnType<typeof makeType>>();

/** The answer to a push, of whatever records, as the API gives it: one for all of an endpoint. */
export const pushResultType = (kit: Kit): ReturnType<typeof makeType> => {
  const type = made.get(kit) ?? makeType(kit);
  made.set(kit, type);
  return type;
};
