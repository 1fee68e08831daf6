import { type Entity, entityPlurals } from '@tresen/domain/kit/entities';
import { createElement } from 'react';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import { type RecordVariables, recordVariables } from '../../kit/record-list/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { recordPaths } from '../records/index.ts';
import type { RecordScreens } from './record-screens.ts';

interface RecordFeature {
  readonly entity: Entity;
  /** What the list asks for, so that it is on its way before the list's code is here. */
  readonly list: ApiDocument<unknown, RecordVariables>;
  /** What is special about its list and its page: small, and a file of its own. */
  readonly screens: () => Promise<RecordScreens>;
  /** Its sign in what the search box finds; without one it finds none. */
  readonly icon?: RecordKind['icon'];
  /** Other words by which people look for its list. */
  readonly keywords?: readonly string[];
  /** How it finds them, where more than the name and the entity's detail is to be said. */
  readonly found?: () => Promise<RecordKind>;
}

/** A kind of record as a feature: its list, its page and its search, at the addresses that follow from its name. */
export const defineRecordFeature = (feature: RecordFeature): Feature => {
  const { entity, list, screens, icon, keywords = [] } = feature;
  const plural = entityPlurals[entity.name];
  const paths = recordPaths[entity.name];
  const find =
    icon && (() => import('./found-kind.ts').then(({ foundKind }) => foundKind(entity.name, icon)));
  const load = feature.found ?? find;
  return {
    ...(load && { search: { id: plural, mayUse: `Query.${plural}`, keywords, load } }),
    pages: [
      {
        path: paths.list,
        load: async () => {
          const [described, { ListScreen }] = await Promise.all([screens(), import('./list-screen.tsx')]);
          return { default: () => createElement(ListScreen, { screens: described }) };
        },
        startRequests: (params) => {
          (entity.isSynced ? posApi : generalApi).startEarly(list, recordVariables(entity, params));
          startUnitsRequest();
        },
      },
      {
        path: paths.pattern,
        load: async () => {
          const [described, { PageScreen }] = await Promise.all([screens(), import('./page-screen.tsx')]);
          return { default: () => createElement(PageScreen, { screens: described }) };
        },
      },
    ],
  };
};
