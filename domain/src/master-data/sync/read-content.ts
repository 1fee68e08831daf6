import { checkValues, type Entity, type Fault } from '../entities/index.ts';

/** A record's content as a register keeps it, or what is wrong with it. */
export type ReadContent =
  | { readonly values: Readonly<Record<string, unknown>>; readonly isActive: boolean }
  | { readonly values?: undefined; readonly faults: readonly Fault[] };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the content of a `put` by the rules of its kind; a text that is no JSON object has all faults of an empty one. */
export const readContent = (entity: Entity, content: string): ReadContent => {
  const parsed = parse(content);
  const { values, faults } = entity.check(parsed);
  if (values === undefined) return { faults };
  const secrets = checkValues(entity.secrets, parsed);
  if (secrets.values === undefined) return { faults: secrets.faults };
  return {
    values: { ...values, ...secrets.values },
    isActive: (parsed as { isActive?: unknown }).isActive !== false,
  };
};
