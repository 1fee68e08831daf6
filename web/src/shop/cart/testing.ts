import { type CartLine, lineOf, type ProductChoice, storedTextOf } from '@tresen/domain/shop/cart';
import type { ShopProduct } from '@tresen/domain/shop/products';
import {
  CartCustomerDocument,
  CartCustomersDocument,
  CartLicencesDocument,
  CartPricesDocument,
  CheckAddOnDocument,
  CheckProLicenceDocument,
  CheckReactivationDocument,
  CheckUpdatePriceDocument,
  DefaultProjectDocument,
  DeleteDefaultProjectDocument,
  DeleteDraftDocument,
  DraftsDocument,
  ProjectDocument,
  ProjectVersionDocument,
  SaveProjectDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';

/** A product of the catalogue. */
export const product = (given: Partial<ShopProduct> = {}): ShopProduct => ({
  ...{ id: 1, articleName: 'Gastro Basic', active: true, type: 'edition', viewType: 'MainArticle' },
  ...{ contractType: 'OneTime', contractDurationMonths: 0, billingIntervalMonths: 0, articleNr: 'G-1' },
  ...{ articlePrice: 49.9, setupFee: 0, articleEan: '', appRegLevel: 0, shortDescription: '' },
  ...{ longDescription: '', importantNotice: '', imageUrls: [], discountedPrice: null, functions: '' },
  shopDiscount: null,
  ...given,
});

export const choice = (given: Partial<ProductChoice> = {}): ProductChoice => ({
  ...product(),
  ...{ quantity: 1, licenseRequired: false },
  ...given,
});

export const line = (given: Partial<CartLine> = {}): CartLine => ({
  ...lineOf(choice(), 'line-1'),
  ...given,
});

interface Project {
  readonly id: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly cart: string;
  readonly version: number;
}
const changed = outcome(false, 'PROJECT_CHANGED');

/** What the shop's server has, in memory: the carts of one person, and what checks and prices answer. */
export const createShopServer = (more: Parameters<typeof fakeGraphql>[0] = []) => {
  const projects = new Map<string, Project>();
  let made = 9;
  const calls: { readonly name: string; readonly variables: unknown }[] = [];
  const state = {
    projects,
    calls,
    /** What every check answers. */
    check: { isSuccess: true, message: 'valid', resultValue: null as string | null, count: 0 },
    prices: [] as readonly object[],
    customers: { a: 'Bäckerei Kranz', b: 'Café Sommer' } as Readonly<Record<string, string>>,
    /** Keys of whoever is asked for. */
    licences: [] as readonly string[],
    /** Calls of these names get no answer. */
    silent: [] as readonly string[],
    /** What the server does get of them all the same. */
    isHeard: false,
    /** Puts a cart there, as another tab or device does it. */
    put: (lines: readonly CartLine[] | string, given: Partial<Project> = {}): void => {
      const id = given.id ?? 'project-1';
      const version = (projects.get(id)?.version ?? 0) + 1;
      const cart = typeof lines === 'string' ? lines : storedTextOf(lines);
      projects.set(id, { ...{ id, name: 'DEFAULT', customerId: null, cart, version }, ...given });
    },
    default: () => [...projects.values()].find(({ name }) => name === 'DEFAULT'),
    names: () => calls.map(({ name }) => name),
  };
  type Name = 'load' | 'version' | 'drafts' | 'save' | 'deleteDefault' | 'deleteDraft' | 'check' | 'prices';
  const answer =
    <Variables>(name: Name, work: (variables: Variables) => object) =>
    (variables: Variables) => {
      calls.push({ name, variables });
      const isSilent = state.silent.includes(name);
      const result = isSilent && !state.isHeard ? {} : work(variables);
      if (isSilent) throw { code: 'INTERNAL' };
      return result;
    };
  const full = (project: Project | undefined) =>
    project ? { ...project, status: 0, frontEndTypeId: 2 } : null;
  const save = ({
    shopProject,
  }: {
    shopProject: Project & { id: string | null; version: number | null };
  }) => {
    const { id, name, customerId, cart, version } = shopProject;
    if (id === null) {
      if ([...projects.values()].some((other) => other.name === name))
        return name === 'DEFAULT' ? changed : raise('NAME_TAKEN');
      made += 1;
      const newId = `project-${made}`;
      projects.set(newId, { id: newId, name, customerId, cart, version: 1 });
      return outcome(true, null, newId);
    }
    const before = projects.get(id);
    if (!before || (version !== null && before.version !== version)) return changed;
    projects.set(id, { id, name, customerId, cart, version: before.version + 1 });
    return outcome(true, null, id);
  };
  const check = (field: string) =>
    answer('check', (variables: object) => {
      calls.push({ name: field, variables });
      return { [field]: { modelId: null, cloudId: null, ...state.check } };
    });
  fakeGraphql([
    ...more,
    [DefaultProjectDocument, answer('load', () => ({ getDefaultShopProject: full(state.default()) }))],
    [ProjectDocument, answer('load', ({ id }: { id: string }) => ({ shopProject: full(projects.get(id)) }))],
    [
      ProjectVersionDocument,
      answer('version', ({ id }: { id: string }) => ({ shopProject: full(projects.get(id)) })),
    ],
    [
      DraftsDocument,
      answer('drafts', () => ({
        getShopProjects: [...projects.values()]
          .filter(({ name }) => name !== 'DEFAULT')
          .map(({ id, name }) => ({
            ...{ id, name, pieces: 1, totalPrice: 49.9, lastModified: '2026-11-21T12:00:00Z' },
          })),
      })),
    ],
    [SaveProjectDocument, answer('save', (variables: never) => ({ updateShopProject: save(variables) }))],
    [
      DeleteDefaultProjectDocument,
      answer('deleteDefault', ({ version }: { version: number | null }) => {
        const found = state.default();
        const isOther = found && version !== null && version !== undefined && found.version !== version;
        if (found && !isOther) projects.delete(found.id);
        return { deleteDefaultProject: isOther ? changed : outcome(true) };
      }),
    ],
    [
      DeleteDraftDocument,
      answer('deleteDraft', ({ id }: { id: string }) => ({
        deleteShopProject: outcome(projects.delete(id)),
      })),
    ],
    [CheckUpdatePriceDocument, check('getSoftwareUpdatePrice')],
    [CheckReactivationDocument, check('checkLicenceReactivate')],
    [CheckAddOnDocument, check('checkAddOn')],
    [CheckProLicenceDocument, check('checkProLicence')],
    [
      CartCustomerDocument,
      ({ id }: { id: string }) => ({ customer: { id, name: state.customers[id] ?? '' } }),
    ],
    [
      CartCustomersDocument,
      () => ({
        customers: { nodes: Object.entries(state.customers).map(([id, name]) => ({ id, name })) },
      }),
    ],
    [CartLicencesDocument, () => ({ licencesOfCustomer: state.licences.map((serial) => ({ serial })) })],
    [CartPricesDocument, answer('prices', () => ({ getShopProductByIds: state.prices }))],
  ]);
  return state;
};

let people = 0;

/** Somebody else signs in: their cart is loaded, and nothing is left of the one before. Returns their id. */
export const signInAsSomebody = (role = 'owner'): string => {
  const sub = `user-${++people}`;
  storeProfile({ userinfo: { sub, role, given_name: 'Olga', family_name: 'O' }, me: {} });
  takeStoredProfile();
  return sub;
};

function outcome(isSuccess: boolean, message: string | null = null, modelId: string | null = null) {
  return {
    ...{ isSuccess, message, modelId },
  };
}

function raise(code: string): never {
  throw { code };
}
