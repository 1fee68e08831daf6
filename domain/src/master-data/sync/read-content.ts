import { checkValues, type Entity, type Fault } from '../../kit/entities/index.ts';

/** A record's content as a register keeps it, or what is wrong with it. */
export type ReadContent =
  | { readonly values: Readonly<Record<string, unknown>>; readonly isActive: boolean }
  | { readonly values?: undefined; readonly faults: readonly Fault[] };

/** Reads the content of a `put` by the rules of its kind; a text that is no JSON object has all faults of an empty one. */
export const readContent = (entity: Entity, content: string): ReadContent => {
  const parsed = parse(content);
  const known = typeof parsed === 'object' && parsed !== null ? withKnownChoices(entity, parsed) : parsed;
  const { values, faults } = entity.check(known);
  if (values === undefined) return { faults };
  const secrets = checkValues(entity.secrets, parsed);
  if (secrets.values === undefined) return { faults: secrets.faults };
  return {
    values: { ...values, ...secrets.values },
    isActive: (parsed as { isActive?: unknown }).isActive !== false,
  };
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the choices of a later version: what a register does not know, it cannot do. */
function withKnownChoices({ fields }: Entity, content: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isList = field?.kind === 'choices' && Array.isArray(value);
      return [name, isList ? value.filter((one) => field.values.includes(one)) : value];
    }),
  );
}
