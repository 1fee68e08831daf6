import { type EntityName, entityNames, entityPlurals, isSynced } from '@tresen/domain/kit/entities';
import { type CategoryType, categoryTypeOf } from '@tresen/domain/master-data/categories';
import { handleOf } from '../../kit/address/index.ts';

interface RecordPaths {
  readonly list: string;
  /** Of the page of a record, with the names of its parts as the access table has them. */
  readonly pattern: string;
  /** The page of a record, or of a new one for `new`. */
  readonly pathOf: (id: string, values?: Readonly<Record<string, unknown>>) => string;
}

const categories = '/manage/data/articleCategories';

const configurationsPath = '/manage/data/configurations';

/** The list of those that have a main category. */
export const subcategoriesPath = '/manage/data/articleSubcategories';

/** The page of a category. A new one says of which list it is; of a stored one the page finds that out itself. */
export const categoryPath = (id: string, type: CategoryType): string => `${categories}/${id}/${type}`;

const buttonTemplates = '/manage/data/btnTemplates';

/** What an address says of a category of buttons whose template is not known; the page finds it by its id. */
const unknown = '-';

/** The categories of buttons of an app of a template. */
export const buttonCategoriesPath = (templateId: string, app: string): string =>
  `/manage/data/btnTemplateCategories/${templateId}/${app}`;

/** The page of a category of buttons; `new` for a new one. */
export const buttonCategoryPath = (id: string, templateId: string, app: string): string =>
  `/manage/data/btnCategories/${templateId}/${app}/${id}`;

/** Those that do not follow from what many of a kind are called. */
const special: Readonly<Partial<Record<EntityName, RecordPaths>>> = {
  article: below('article', '/manage/data/articlesList'),
  organization: named('organization', '/setting/organizations'),
  organizationAddress: named('organizationAddress', '/setting/organizationAddresses'),
  configuration: {
    list: configurationsPath,
    pattern: configurationsPath,
    // All values of a place stand on one page.
    pathOf: () => configurationsPath,
  },
  category: {
    list: categories,
    pattern: `${categories}/:articleCategoryId/:type`,
    pathOf: (id, values) =>
      categoryPath(id, categoryTypeOf({ parentId: (values?.parentId ?? null) as string | null })),
  },
  buttonTemplate: {
    list: buttonTemplates,
    pattern: `${buttonTemplates}/:btnTemplateId`,
    pathOf: (id) => `${buttonTemplates}/${id}`,
  },
  buttonCategory: {
    list: buttonTemplates,
    pattern: '/manage/data/btnCategories/:btnTemplateId/:layoutApp/:btnCategoryId',
    pathOf: (id, values) =>
      buttonCategoryPath(id, String(values?.templateId ?? unknown), String(values?.app ?? unknown)),
  },
};

/** Addresses of the records of each kind (spec §2; decisions CAT-03). */
export const recordPaths = Object.fromEntries(
  entityNames.map((name) => [name, special[name] ?? usual(name)]),
) as unknown as Readonly<Record<EntityName, RecordPaths>>;

/**
 * What the path of a kind's page calls the record's id: `printerId` of `/manage/data/printers/:printerId`. Ids before it
 * are of what the record belongs to.
 */
export const recordParameter = (name: EntityName): string =>
  recordPaths[name].pattern
    .split('/:')
    .slice(1)
    .findLast((parameter) => parameter.endsWith('Id')) ?? '';

function below(name: EntityName, list: string): RecordPaths {
  return {
    list,
    pattern: `${list}/:${name}Id`,
    pathOf: (id) => `${list}/${id}`,
  };
}

/** A record's address with its name in it, as far as that is known; nobody needs it to find the record (ORG-02, ORG-04). */
function named(name: EntityName, list: string): RecordPaths {
  return {
    list,
    pattern: `${list}/:${name}Id/:${name}Handle?`,
    pathOf: (id, values) =>
      typeof values?.name === 'string' ? `${list}/${id}/${handleOf(values.name)}` : `${list}/${id}`,
  };
}

function usual(name: EntityName): RecordPaths {
  return below(name, `${isSynced(name) ? '/manage/data' : '/setting'}/${entityPlurals[name]}`);
}
