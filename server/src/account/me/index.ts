import type { AccessPolicy } from '@tresen/domain/account/access';
import type { Feature } from '../../kit/features/index.ts';
import { addMe, type DemoFilled } from './me.resolvers.ts';

/** Who asks, and what they may. */
export const me: Feature<{ readonly policy: AccessPolicy; readonly demoFilled: DemoFilled }> = {
  at: 'general',
  fields: (kit, { policy, demoFilled }) => addMe(kit, policy, demoFilled),
};
