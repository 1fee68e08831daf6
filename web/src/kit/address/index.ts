export { AtPath } from './at-path.tsx';
export { handleOf } from './handle.ts';
export { changedParams, listParam, useAddress } from './use-address.ts';
export { useChangeParams } from './use-change-params.ts';
export { useTypedParam } from './use-typed-param.ts';
