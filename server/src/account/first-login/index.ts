import type { Feature } from '../../kit/features/index.ts';
import { addFirstLogin } from './first-login.resolvers.ts';

/** What a person is asked once. */
export const firstLogin: Feature = {
  at: 'general',
  fields: addFirstLogin,
};
