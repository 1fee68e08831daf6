import { type Condition, conditionValue, isCondition, type ListedFields } from '@tresen/domain/kit/entities';
import { listParam } from '../address/index.ts';
import { conditionText } from './record-address.ts';

// By itself: the first request of a list is asked for before the code of lists is there.

/** What a parameter of a link means: a condition on a field, `q` where it is the search, or what makes it one. */
type LinkParam =
  | 'q'
  | readonly [field: string, is: Condition['is'], valuesOf?: (text: string) => readonly string[]];

type LinkParams = Readonly<Record<string, LinkParam>>;

/**
 * Lists keep their filters as `f=gross.from.500`. Links of dashboards, and addresses that people saved before, say
 * `from`, `number` and so on. Reads them as the same filters: gives the same object where there is nothing to read.
 */
export const linkReader =
  (fields: ListedFields, links: LinkParams) =>
  (params: URLSearchParams): URLSearchParams => {
    const names = Object.keys(links).filter((name) => params.has(name));
    if (names.length === 0) return params;
    const next = new URLSearchParams(params);
    for (const name of names) {
      const link = links[name] ?? 'q';
      const text = params.get(name)?.trim() ?? '';
      next.delete(name);
      if (link === 'q') {
        if (text !== '') next.set('q', text);
        continue;
      }
      const [field, is, valuesOf] = link;
      const given = valuesOf?.(text) ?? listParam(params, name).map((value) => value.trim());
      const known = fields[field];
      const values = known ? given.filter((value) => conditionValue(known, value) !== undefined) : [];
      const condition = { field, is, values };
      if (isCondition(fields, condition)) next.append('f', conditionText(condition));
    }
    return next;
  };
