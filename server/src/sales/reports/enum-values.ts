import { enumNameOf } from '@tresen/domain/sales/reports';

/** Names of the domain as enums of the API are written. */
export const enumValuesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [enumNameOf(name), { value: name }])) as Record<
    string,
    { value: Name }
  >;
