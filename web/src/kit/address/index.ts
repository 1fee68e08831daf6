export { changedParams, listParam, useAddress } from './use-address.ts';
