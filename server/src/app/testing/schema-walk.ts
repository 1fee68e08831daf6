import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { documentLimits } from '../../kit/graphql/limits.ts';

/** A root field with a document that asks for everything in it, as deep as a document may be. */
export interface RootField {
  /** As in the access table: `Query.receipts`. */
  readonly key: string;
  readonly query: string;
  readonly args: readonly GraphQLArgument[];
}

/** Every root field of a schema, so that a test meets a new one without anybody remembering it. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const operation = type === schema.getMutationType() ? 'mutation' : 'query';
      const head = field.args.length > 0 ? `${operation} Walk(${declared})` : operation;
      const call = field.args.length > 0 ? `${field.name}(${passed})` : field.name;
      return {
        key: `${type?.name}.${field.name}`,
        args: field.args,
        query: `${head} { ${call}${selectionWithin(field.type)} }`,
      };
    }),
  );

const scalars: Readonly<Record<string, unknown>> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  Cents: 1,
  Day: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
};

/** Variables for a root field; every id is the given one. */
export const variablesFor = ({ args }: RootField, id: string): Record<string, unknown> =>
  Object.fromEntries(
    args.filter((arg) => arg.name !== 'after').map((arg) => [arg.name, sampleOf(arg.type, id)]),
  );

/** Everything in a type, so deep that a stranger may ask for it. */
function selectionWithin(type: GraphQLOutputType): string {
  for (let levels = 6; levels > 1; levels--) {
    const selection = selectionOf(type, levels);
    if ((selection.match(/\w+/g) ?? []).length < documentLimits.fields) return selection;
  }
  return selectionOf(type, 1);
}

function selectionOf(type: GraphQLOutputType, levels: number): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType, levels);
  if (!isObjectType(type) || levels === 0) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = selectionOf(field.type, levels - 1);
    return inner || isLeafType(getNamedType(field.type)) ? [`${field.name}${inner}`] : [];
  });
  return fields.length > 0 ? `{${fields.join(' ')}}` : '';
}

/** A value of the type; every id in it is the given one. */
export function sampleOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, id);
  if (isListType(type)) return [sampleOf(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type, id)]),
    );
  }
  return type.name === 'ID' ? id : scalars[type.name];
}
