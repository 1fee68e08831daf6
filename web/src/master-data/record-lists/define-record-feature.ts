import { type Condition, type Entity, entityPlurals } from '@tresen/domain/kit/entities';
import { createElement } from 'react';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature, Page } from '../../kit/feature/index.ts';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import { type RecordVariables, recordVariables } from '../../kit/record-list/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { recordPaths } from '../records/index.ts';
import type { RecordScreens } from './record-screens.ts';

interface OwnScreens {
  readonly list: Page['load'];
  readonly page: Page['load'];
}

/** Another list of the same kind: another part of its records. */
interface PartList {
  readonly path: string;
  readonly fixed: readonly Condition[];
  readonly load: Page['load'];
}

interface RecordFeature {
  readonly entity: Entity;
  /** What the list asks for, so that it is on its way before the list's code is here. */
  readonly list: ApiDocument<unknown, RecordVariables>;
  /** What is special about its list and its page: small, and a file of its own. Or both of its own. */
  readonly screens: (() => Promise<RecordScreens>) | OwnScreens;
  /** What makes its list a part of the records. */
  readonly fixed?: readonly Condition[];
  /** Sends what a page of one asks for first, before its code has loaded. */
  readonly startPage?: (id: string, params: URLSearchParams) => void;
  /** The lists of its other parts. */
  readonly lists?: readonly PartList[];
  /** Where its list stands, too. */
  readonly alsoAt?: readonly string[];
  /** Further pages that are about it. */
  readonly pages?: readonly Page[];
  /** Its sign in what the search box finds; without one it finds none. */
  readonly icon?: RecordKind['icon'];
  /** Other words by which people look for its list. */
  readonly keywords?: readonly string[];
  /** How it finds them, where more than the name and the entity's detail is to be said. */
  readonly found?: () => Promise<RecordKind>;
  /** The field of the API whose group finds them in the search box; who may see the list unless told. */
  readonly foundBy?: string;
}

/** A kind of record as a feature: its list, its page and its search, at the addresses that follow from its name. */
export const defineRecordFeature = (feature: RecordFeature): Feature => {
  const { entity, list, icon, fixed, lists = [], keywords = [], alsoAt = [], pages = [] } = feature;
  const plural = entityPlurals[entity.name];
  const { foundBy = `Query.${plural}`, startPage } = feature;
  const paths = recordPaths[entity.name];
  const find =
    icon && (() => import('./found-kind.ts').then(({ foundKind }) => foundKind(entity.name, icon)));
  const load = feature.found ?? find;
  const screens = typeof feature.screens === 'function' ? described(feature.screens) : feature.screens;
  const startRequests =
    (part: readonly Condition[] = []) =>
    (params: URLSearchParams): void => {
      (entity.isSynced ? posApi : generalApi).startEarly(
        list,
        recordVariables(entity, params, { fixed: part }),
      );
      startUnitsRequest();
    };
  return {
    ...(load && { search: { id: plural, mayUse: foundBy, keywords, load } }),
    pages: [
      ...[paths.list, ...alsoAt].map((path) => ({
        path,
        load: screens.list,
        startRequests: startRequests(fixed),
      })),
      ...lists.map((part) => ({
        path: part.path,
        load: part.load,
        startRequests: startRequests(part.fixed),
      })),
      {
        path: paths.pattern,
        load: screens.page,
        ...(startPage && {
          startRequests: (params: URLSearchParams, path: string) => startPage(lastPart(path), params),
        }),
      },
      ...pages,
    ],
  };
};

/** The id at the end of the path of a record's page. */
function lastPart(path: string): string {
  return path.split('/').findLast(Boolean) ?? '';
}

function described(screens: () => Promise<RecordScreens>): OwnScreens {
  return {
    list: async () => {
      const [shown, { ListScreen }] = await Promise.all([screens(), import('./list-screen.tsx')]);
      return { default: () => createElement(ListScreen, { screens: shown }) };
    },
    page: async () => {
      const [shown, { PageScreen }] = await Promise.all([screens(), import('./page-screen.tsx')]);
      return { default: () => createElement(PageScreen, { screens: shown }) };
    },
  };
}
