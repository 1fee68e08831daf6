import { type EntityName, entityNames, entityPlurals, syncedNames } from '../../kit/entities/index.ts';
import { type AccessRule, both, ownOrganization, settings, staticData } from './rules.ts';

/** Who may look at records of a kind, and who may change them. */
interface RecordRules {
  readonly read: AccessRule;
  readonly change: AccessRule;
}

/** Those whose records are not master data. */
const recordRules: Readonly<Partial<Record<EntityName, RecordRules>>> = {
  organization: { read: ownOrganization, change: settings },
  organizationAddress: { read: ownOrganization, change: settings },
  customer: { read: both('reseller'), change: both('reseller') },
};

export const fieldsOfRecords: Readonly<Record<string, AccessRule>> = Object.fromEntries(
  entityNames.flatMap((name) => Object.entries(recordFields(name, entityPlurals[name], recordRules[name]))),
);

/** Kinds whose pages do not follow from their names. */
const hasOtherPages: readonly EntityName[] = [
  'article',
  'category',
  'buttonTemplate',
  'buttonCategory',
  'configuration',
];

/** The pages of the kinds whose pages follow from their names. */
export const pagesOfRecords: readonly string[] = syncedNames
  .filter((name) => !hasOtherPages.includes(name))
  .flatMap((name) => [
    `/manage/data/${entityPlurals[name]}`,
    `/manage/data/${entityPlurals[name]}/:${name}Id`,
  ]);

/** The fields of a kind of record, as `addRecords` of the server makes them; those of the master data unless told. */
function recordFields(
  single: string,
  plural: string,
  { read, change }: RecordRules = { read: staticData, change: staticData },
): Record<string, AccessRule> {
  const type = `${single.charAt(0).toUpperCase()}${single.slice(1)}`;
  const types = `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
  const queries = [plural, single, `${single}Neighbours`];
  const mutations = [`save${type}`, `delete${types}`, `restore${types}`];
  return Object.fromEntries([
    ...queries.map((name) => [`Query.${name}`, read]),
    [`Query.${single}Deletions`, change],
    ...mutations.map((name) => [`Mutation.${name}`, change]),
  ]);
}
