import type { Reference } from '../../kit/form/index.ts';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  /** Null is all branches. */
  readonly unitIds?: readonly string[] | null;
}

/** Those whose name others have, too, with the names of their branches: two printers “Theke” stand in different houses. */
export const namedTwins = (
  found: readonly Found[],
  branchName: (id: string) => string | undefined,
): readonly Reference[] => {
  const byName = Map.groupBy(found, ({ name }) => name);
  return found.map(({ id, name, unitIds = null }) =>
    (byName.get(name)?.length ?? 0) < 2
      ? { id, name }
      : { id, name, branches: unitIds === null ? null : unitIds.flatMap((unit) => branchName(unit) ?? []) },
  );
};

/** The same, with the branches asked for where names repeat. @throws {RequestError} */
export const withBranches = async (found: readonly Found[]): Promise<readonly Reference[]> => {
  const isPlain = new Set(found.map(({ name }) => name)).size === found.length;
  if (isPlain) return found.map(({ id, name }) => ({ id, name }));
  const { organizationUnits } = await generalApi.request(OrganizationUnitsDocument, {});
  const names = new Map(organizationUnits.map(({ id, name }) => [id, name]));
  return namedTwins(found, (id) => names.get(id));
};
