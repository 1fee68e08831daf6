import type { AccessPolicy } from '@tresen/domain/account/access';
import type { OnRefusal } from '../../kit/context/index.ts';
import type { Needs } from '../features.ts';
import { createSchemas, type MakeSchemas, type Schemas } from '../schemas.ts';

/** Schemas, and whom they serve now. */
interface Lent {
  readonly schemas: Schemas;
  readonly serve: (served: Served) => void;
}

interface Served {
  readonly needs: Needs;
  readonly onRefusal: OnRefusal;
}

/** Those of servers that were stopped: made and compiled once, for the next server of the process. */
const free: Readonly<Record<AccessPolicy, Lent[]>> = { wide: [], strict: [] };

/**
 * The schemas of a server, lent until it gives them back. To make them is a third of what its start costs Node, and what
 * their documents cost to compile comes on top of that.
 */
export const borrowSchemas = (): { readonly schemas: MakeSchemas; giveBack(): void } => {
  let giveBack = (): void => undefined;
  return {
    schemas: (needs, policy, onRefusal = () => undefined) => {
      const lent = free[policy].pop() ?? makeSchemas({ needs, onRefusal }, policy);
      lent.serve({ needs, onRefusal });
      giveBack = () => {
        free[policy].push(lent);
        giveBack = () => undefined;
      };
      return lent.schemas;
    },
    giveBack: () => giveBack(),
  };
};

function makeSchemas(first: Served, policy: AccessPolicy): Lent {
  let served = first;
  let isMaking = true;
  const needs = standIn(
    () => served.needs,
    () => isMaking,
  ) as Needs;
  const schemas = createSchemas(needs, policy, (refusal) => served.onRefusal(refusal));
  isMaking = false;
  const serve = (next: Served): void => {
    served = next;
  };
  return { schemas, serve };
}

/**
 * Stands for what `now` names: looked up each time somebody asks, so that it may be another server's. While schemas are
 * made, what is taken from it is stood for, too.
 * @throws when that is a plain value: the fields would have it of the first server for ever
 */
function standIn(now: () => unknown, isMaking: () => boolean, parent: () => unknown = now): unknown {
  const there = now();
  // Of which there are schemas each.
  if (typeof there === 'string' && Object.hasOwn(free, there)) return there;
  if (!there || !['object', 'function'].includes(typeof there))
    throw new Error(`fields keep ${there} of a server: what they need is looked up when somebody asks`);
  const own = now as () => object;
  // A function is all that may be called; nothing of it shows.
  return new Proxy(() => undefined, {
    get: (_target, key) => {
      if (isMaking()) return standIn(() => Reflect.get(own(), key), isMaking, own);
      const value: unknown = Reflect.get(own(), key);
      return typeof value === 'function' ? value.bind(own()) : value;
    },
    apply: (_target, _self, args) => Reflect.apply(own() as () => unknown, parent(), args),
    has: (_target, key) => Reflect.has(own(), key),
    ownKeys: () => Reflect.ownKeys(own()),
    getOwnPropertyDescriptor: (_target, key) => {
      const known = Reflect.getOwnPropertyDescriptor(own(), key);
      return known && { ...known, configurable: true };
    },
  });
}
