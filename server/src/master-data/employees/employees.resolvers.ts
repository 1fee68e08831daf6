import type { Kit } from '../../kit/graphql/index.ts';
import type { RecordRefs, RecordSource, RecordsPort } from '../../kit/records/index.ts';
import { removePin, setPin } from './employee-pins.service.ts';

/** The PINs of employees: written, never read. */
export const addEmployeePins = (
  { builder }: Kit,
  port: RecordsPort,
  source: RecordSource,
  { saveResult }: Pick<RecordRefs, 'saveResult'>,
): void => {
  builder.mutationFields((t) => ({
    setEmployeePin: t.field({
      type: saveResult,
      description: 'Sets the 4 to 8 digit PIN an employee uses to sign in at registers.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        pin: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, version, pin }, ctx) => setPin(ctx, port, source, { id, version }, pin),
    }),
    removeEmployeePin: t.field({
      type: saveResult,
      description: 'Removes the PIN. Without one, the employee can’t sign in at a register.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => removePin(ctx, port, source, { id, version }),
    }),
  }));
};
