import type { AccessPolicy } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import { userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { type Me, readMe } from './me.store.ts';

/** How far a company of the demo is filled, in per cent; null: it waits for nothing. */
export type DemoFilled = (tenantId: string) => number | null;

/** The signed-in person answers at /graphql. */
export const addMe = ({ builder }: Kit, policy: AccessPolicy, demoFilled: DemoFilled): void => {
  const me = builder.objectRef<Me>('Me').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      role: t.exposeString('role'),
      language: t.exposeString('language'),
      tenantId: t.exposeID('tenantId'),
      tenantName: t.exposeString('tenantName'),
      accessPolicy: t.string({
        description: 'Column of the access table in force: `wide` or `strict` (decision ACC-32).',
        resolve: () => policy,
      }),
      demoFilled: t.int({
        nullable: true,
        description: 'Percentage of demo sales loaded so far. Null once complete or outside the demo.',
        resolve: ({ tenantId }) => demoFilled(tenantId),
      }),
      shortcuts: t.exposeStringList('shortcuts'),
      settings: t.string({
        nullable: true,
        description: 'JSON text.',
        resolve: ({ settings }) => (settings === null ? null : JSON.stringify(settings)),
      }),
    }),
  });
  builder.queryField('me', (t) =>
    t.field({
      type: me,
      resolve: async (_root, _args, ctx) => {
        const { userId, tenantId } = userOf(ctx);
        const found = await inSystem(ctx.db, (tx) => readMe(tx, userId, tenantId));
        if (!found) throw new AppError('UNAUTHENTICATED');
        return found;
      },
    }),
  );
};
