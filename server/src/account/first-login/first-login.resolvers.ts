import type { Kit } from '../../kit/graphql/index.ts';
import { checkFirstLogin } from './first-login.service.ts';

/** The first-login check answers at /graphql (API-14). */
export const addFirstLogin = ({ builder, saveResult }: Kit): void => {
  const employee = builder.inputType('FirstLoginEmployeeInput', {
    fields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      email: t.string({ required: true }),
    }),
  });
  builder.mutationField('checkFirstLogin', (t) =>
    t.field({
      type: saveResult,
      args: {
        employee: t.arg({ type: employee, required: true }),
        company: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => checkFirstLogin(ctx, args),
    }),
  );
};
