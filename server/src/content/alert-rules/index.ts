import type { Feature } from '../../kit/features/index.ts';
import { addAlertRules } from './alert-rules.resolvers.ts';

export { allRules, type RulesAnywhere } from './alert-rules.store.ts';

/** From when on people are told: what a tenant says, and for single branches. */
export const alertRules: Feature = { at: 'general', fields: addAlertRules };
