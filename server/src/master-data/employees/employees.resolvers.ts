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
      description: 'Sets the PIN with which an employee signs in at registers: 4 to 8 digits.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        pin: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, version, pin }, ctx) => setPin(ctx, port, source, { id, version }, pin),
    }),
    removeEmployeePin: t.field({
      type: saveResult,
      description: 'Takes the PIN away. Without one nobody signs in at a register by this name.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => removePin(ctx, port, source, { id, version }),
    }),
  }));
};
