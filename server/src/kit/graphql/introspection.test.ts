import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { compileDocument } from './compile-document.ts';
import { schemaQuestionBroken, schemaQuestionIn } from './introspection.ts';

const schema = buildSchema('type Query { name: String } type Cafe { seats: Int! }');
const ctx = {} as Ctx;
const read = (text: string) => compileDocument(schema, text, undefined, false);

describe('a question about the schema', () => {
  it.each([
    ['the least', {}],
    ['all', { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true }],
  ])('as tools ask it is answered: %s', async (_what, options) => {
    const { result } = await read(getIntrospectionQuery(options)).run(ctx, {});
    expect(result.errors).toBeUndefined();
    expect(result.data).toHaveProperty('__schema.types');
  });

  it('may name several types', async () => {
    const { text } = await read('{ a: __type(name: "Cafe") { name } b: __type(name: "Query") { name } }').run(
      ctx,
      {},
    );
    expect(JSON.parse(text())).toEqual({ data: { a: { name: 'Cafe' }, b: { name: 'Query' } } });
  });

  it('without variables is worked out once, with variables for each', async () => {
    const constant = read('{ __schema { types { name } } }');
    expect((await constant.run(ctx, {})).result).toBe((await constant.run(ctx, {})).result);
    const asked = read('query($name: String!) { __type(name: $name) { fields { name } } }');
    const fieldsOf = async (name: string) => JSON.parse((await asked.run(ctx, { name })).text()).data.__type;
    expect(await fieldsOf('Cafe')).toEqual({ fields: [{ name: 'seats' }] });
    expect(await fieldsOf('Query')).toEqual({ fields: [{ name: 'name' }] });
  });

  it.each([
    ['{ __schema { types { a: name b: name } } }', 'aliases in a question about the schema'],
    [
      '{ a: __schema { types { name } } b: __schema { types { name } } }',
      'aliases in a question about the schema',
    ],
    ['{ __schema { types { fields { type { fields { name } } } } } }', 'lists inside of lists'],
    [
      '{ __schema { types { ...t } } } fragment t on __Type { interfaces { possibleTypes { name } } }',
      'lists inside of lists',
    ],
    [`{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`, 'too deep'],
  ])('that multiplies is refused: %s', (text, why) => {
    expect(schemaQuestionBroken(parse(text))).toBe(why);
    expect(() => read(text)).toThrow('QUERY_REFUSED');
  });

  it.each([
    ['{ name }', 'none'],
    ['{ __typename name }', 'none'],
    ['{ __typename __schema { types { name } } }', 'alone'],
    ['{ ...q } fragment q on Query { ... on Query { __schema { types { name } } } }', 'alone'],
    ['{ name __schema { types { name } } }', 'mixed'],
    ['query A { name } query B { ...q } fragment q on Query { ...q __type(name: "A") { name } }', 'mixed'],
  ])('is found wherever it hides: %s', (text, where) => {
    expect(schemaQuestionIn(parse(text))).toBe(where);
    if (where === 'mixed') expect(() => read(text)).toThrow('QUERY_REFUSED');
  });
});
