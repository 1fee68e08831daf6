import type { Feature } from '../../kit/features/index.ts';
import { addOwnRecords } from './own-records.resolvers.ts';

/** What the cloud has of the register that asks. */
export const ownRecords: Feature = { at: 'pos', fields: addOwnRecords };
