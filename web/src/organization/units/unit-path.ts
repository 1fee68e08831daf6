import { handleOf } from '../../kit/address/index.ts';

/** Where the units are. */
export const unitsPath = '/setting/organizationUnits';

/** The page of a unit (ORG-03); its name stands in the address for people, the id counts. */
export const unitPath = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `${unitsPath}/${id}/${handleOf(name)}`;

/** The page of a new unit, below another where one is given. */
export const newUnitPath = (parentId?: string): string =>
  parentId === undefined ? `${unitsPath}/new` : `${unitsPath}/new?parent=${parentId}`;
