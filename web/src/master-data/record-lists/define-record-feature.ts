import { type Condition, type Entity, entityPlurals } from '@tresen/domain/kit/entities';
import { createElement } from 'react';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import { type Feature, lateCode, type Page, type PathParameters } from '../../kit/feature/index.ts';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import { type RecordVariables, recordVariables } from '../../kit/record-list/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { recordParameter, recordPaths } from '../records/index.ts';
import type { RecordScreens } from './record-screens.ts';
import type { RecordSide } from './record-sides.tsx';

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
  /** What its page asks for, likewise. */
  readonly record: ApiDocument<unknown, { readonly id: string }>;
  /** What is special about its list and its page: small, and a file of its own. Or both of its own. */
  readonly screens: (() => Promise<RecordScreens>) | OwnScreens;
  /** What makes its list a part of the records. */
  readonly fixed?: readonly Condition[];
  /** Another side of the page of one, beside the form. */
  readonly side?: RecordSide;
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
  const { entity, list, record, icon, fixed, lists = [], keywords = [], alsoAt = [], pages = [] } = feature;
  const plural = entityPlurals[entity.name];
  const { foundBy = `Query.${plural}`, side } = feature;
  const paths = recordPaths[entity.name];
  const find =
    icon && (() => import('./found-kind.ts').then(({ foundKind }) => foundKind(entity.name, icon)));
  const load = feature.found ?? find;
  const screens =
    typeof feature.screens === 'function' ? described(feature.screens, feature) : feature.screens;
  const api = entity.isSynced ? posApi : generalApi;
  const startRequests =
    (part: readonly Condition[] = []) =>
    (params: URLSearchParams): void => {
      api.startEarly(list, recordVariables(entity, params, { fixed: part }));
      startUnitsRequest();
    };
  const startRecordRequests = (params: URLSearchParams, address: PathParameters): void => {
    const asked = address[recordParameter(entity.name)] ?? '';
    if (side && isNamed(side, params)) {
      side.startRequests?.(asked, params);
      return;
    }
    // A new record may copy another.
    const id = asked === 'new' ? params.get('copy') : asked;
    if (id) api.startEarly(record, { id });
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
      { path: paths.pattern, load: screens.page, startRequests: startRecordRequests },
      ...pages,
    ],
  };
};

function described(
  screens: () => Promise<RecordScreens>,
  { entity, side }: Pick<RecordFeature, 'entity' | 'side'>,
): OwnScreens {
  const page: Page['load'] = async () => {
    const [shown, { PageScreen }] = await Promise.all([screens(), import('./page-screen.tsx')]);
    return { default: () => createElement(PageScreen, { screens: shown }) };
  };
  return {
    list: async () => {
      const [shown, { ListScreen }] = await Promise.all([screens(), import('./list-screen.tsx')]);
      return { default: () => createElement(ListScreen, { screens: shown }) };
    },
    page: side ? twoSided(entity, side, page) : page,
  };
}

/** Loads the side that the address names; the other one comes with the click that leads there. */
function twoSided(entity: Entity, side: RecordSide, load: Page['load']): Page['load'] {
  const form = lateCode<object>(load);
  return async () => {
    const wanted = isNamed(side, new URLSearchParams(window.location.search)) ? side.code : form;
    const [{ RecordSides }] = await Promise.all([import('./record-sides.tsx'), wanted.preload()]);
    return { default: () => createElement(RecordSides, { entity, side, form }) };
  };
}

function isNamed({ name }: RecordSide, params: URLSearchParams): boolean {
  return params.get('tab') === name;
}
