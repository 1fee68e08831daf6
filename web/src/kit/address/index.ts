export { changedParams, listParam, useAddress } from './use-address.ts';
export { useTypedParam } from './use-typed-param.ts';
