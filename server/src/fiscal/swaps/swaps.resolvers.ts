import {
  nextSwapStep,
  possibleSwapSteps,
  type SwapStep,
  type SwapStepState,
  swapSteps,
} from '@tresen/domain/fiscal/swaps';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { type Swap, securityDeviceSwaps } from './swaps.service.ts';

interface StateOfStep {
  readonly step: SwapStep;
  readonly state: SwapStepState;
}

/** Swaps of security devices answer at /graphql/pos. */
export const addSwaps = (kit: Kit): void => {
  const swap = swapType(kit);
  kit.builder.queryFields((t) => ({
    securityDeviceSwaps: t.field({
      type: [swap],
      description:
        'Devices that come to their end, and those replaced within a year, with the steps of their swap. Those that end first come first.',
      resolve: async (_root, _args, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => securityDeviceSwaps(tx, ctx.now()))),
      ],
    }),
  }));
};

function swapType(kit: Kit) {
  const step = stepType(kit);
  return kit.builder.objectRef<Swap>('SecurityDeviceSwap').implement({
    fields: (t) => ({
      id: t.id({ description: 'Same as the device’s.', resolve: ({ device }) => device.id }),
      serial: t.string({ resolve: ({ device }) => device.serial }),
      kind: t.string({ description: '`tse` or `signatureUnit`.', resolve: ({ device }) => device.kind }),
      registerName: t.string({ resolve: ({ device }) => device.registerName }),
      unitId: t.id({ resolve: ({ device }) => device.unitId }),
      unitName: t.string({ resolve: ({ device }) => device.unitName }),
      causes: t.field({ type: ['String'], resolve: ({ device }) => [...device.causes] }),
      certificateExpiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ device }) => device.certificateExpiresAt,
      }),
      canExport: t.boolean({
        description: 'Whether its register can send its archive when asked.',
        resolve: ({ device }) => device.canExport,
      }),
      successorId: t.id({
        nullable: true,
        description: 'The device its register uses now.',
        resolve: ({ device }) => device.successorId,
      }),
      successorSerial: t.string({ nullable: true, resolve: ({ device }) => device.successorSerial }),
      archiveId: t.id({ nullable: true, resolve: ({ device }) => device.archiveId }),
      steps: t.field({
        type: [step],
        description: 'In order: `order`, `archive`, `swap`, `notify`, `keep`.',
        resolve: ({ states }) => swapSteps.map((one) => ({ step: one, state: states[one] })),
      }),
      next: t.string({
        nullable: true,
        description: 'The step to do next; null if there is none.',
        resolve: ({ states }) => nextSwapStep(states),
      }),
      possible: t.field({
        type: ['String'],
        description: 'The steps that can be taken now: the next one, and others that need not wait for it.',
        resolve: ({ states }) => [...possibleSwapSteps(states)],
      }),
    }),
  });
}

function stepType({ builder }: Kit) {
  return builder.objectRef<StateOfStep>('SecurityDeviceSwapStep').implement({
    fields: (t) => ({
      step: t.exposeString('step'),
      state: t.exposeString('state', {
        description: '`open`, `running`, `failed`, `done` or `notNeeded`.',
      }),
    }),
  });
}
