import type { Kit } from '../../../kit/graphql/index.ts';
import type { JsonFault } from '../../../kit/json-faults/index.ts';
import type { PushOutcome } from './push-answers.ts';

const made = new WeakMap<Kit, ReturnType<typeof makeType>>();

/** The answer to a push, of whatever records, as the API gives it: one for all of an endpoint. */
export const pushResultType = (kit: Kit): ReturnType<typeof makeType> => {
  const type = made.get(kit) ?? makeType(kit);
  made.set(kit, type);
  return type;
};

function makeType({ builder }: Kit) {
  const fault = builder.objectRef<JsonFault>('PushFault').implement({
    description: 'An error in a record and its location.',
    fields: (t) => ({
      path: t.exposeString('path', {
        description:
          'JSON Pointer into the batch, such as /0/positions/3/vat: the fourth position of the first record.',
      }),
      rule: t.exposeString('rule', {
        description:
          'For rejected records, the schema keyword (`required`, `type`, `pattern` …), `json` or `ownDatabase`; otherwise the rule that was broken.',
      }),
      expected: t.exposeString('expected', { nullable: true }),
      actual: t.exposeString('actual', { nullable: true }),
    }),
  });
  const outcome = builder.objectRef<PushOutcome>('PushOutcome').implement({
    fields: (t) => ({
      index: t.exposeInt('index'),
      id: t.exposeString('id', { nullable: true }),
      outcome: t.exposeString('outcome', {
        description: '`stored`, `duplicate`, `quarantined` or `rejected`.',
      }),
      reason: t.exposeString('reason', { nullable: true }),
      faults: t.expose('faults', {
        type: [fault],
        description:
          'Reasons for rejection or quarantine: up to ten, with at least one for each such record. Empty for stored records.',
      }),
    }),
  });
  return builder.objectRef<{ results: readonly PushOutcome[] }>('PushResult').implement({
    fields: (t) => ({ results: t.expose('results', { type: [outcome] }) }),
  });
}
