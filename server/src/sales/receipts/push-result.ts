import type { Kit } from '../../kit/graphql/index.ts';
import type { PushOutcome } from './push.ts';

/** The answer to a push, of whatever records, as the API gives it. */
export const pushResultType = ({ builder }: Kit) => {
  const outcome = builder.objectRef<PushOutcome>('PushOutcome').implement({
    fields: (t) => ({
      index: t.exposeInt('index'),
      id: t.exposeString('id', { nullable: true }),
      outcome: t.exposeString('outcome', { description: 'stored, duplicate, quarantined or rejected' }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });
  return builder.objectRef<{ results: readonly PushOutcome[] }>('PushResult').implement({
    fields: (t) => ({ results: t.expose('results', { type: [outcome] }) }),
  });
};
export type PushResultType = ReturnType<typeof pushResultType>;
