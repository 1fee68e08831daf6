import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { createExecutor } from './execute.ts';

const fields = Array.from({ length: 300 }, (_, index) => `f${index}`);
const schema = buildSchema(`
  input Row { id: ID!, note: String }
  type Query { find(ids: [ID!], rows: [Row!]): Int ${fields.map((name) => `${name}: Int`).join(' ')} }
`);
const documents = { wide: `query Wide { ${fields.join(' ')} }` };
const ctx = {} as Ctx;
const execute = createExecutor({ schema, documents }, () => ({ code: 'INTERNAL' }));
const query = 'query Find($ids: [ID!], $rows: [Row!]) { find(ids: $ids, rows: $rows) }';

/** Milliseconds of the processor. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(start).user / 1_000;
};

describe('variables of a client', () => {
  it.each([
    ['nothing in a list', { ids: Array(40_000).fill(null) }],
    ['wrong values', { ids: Array(40_000).fill(true) }],
    ['wrong objects', { rows: Array(20_000).fill({ id: 1, x: 1 }) }],
    ['long wrong values', { ids: Array.from({ length: 50 }, () => ({ x: 'y'.repeat(10_000) })) }],
    ['one of a megabyte', { ids: [{ x: 'y'.repeat(1_000_000) }] }],
  ])('with many faults are refused in a few short sentences: %s', async (_what, variables) => {
    let answer = { text: '', isStarted: true };
    const cost = await costOf(async () => {
      answer = await execute({ query, variables }, ctx);
    });
    expect(answer.isStarted).toBe(false);
    expect(answer.text).toContain('QUERY_REFUSED');
    expect(answer.text.length).toBeLessThan(40_000);
    expect(cost).toBeLessThan(1_000);
  });

  it('that fit pass, however many', async () => {
    const ids = Array.from({ length: 40_000 }, (_, index) => (index % 2 ? index : `${index}`));
    const { text } = await execute({ query, variables: { ids, rows: { id: 'x'.repeat(50_000) } } }, ctx);
    expect(JSON.parse(text)).toEqual({ data: { find: null } });
  });

  it('of some size are checked in the caller’s turn to think', async () => {
    let thoughts = 0;
    const share = {
      expectTurns: () => undefined,
      turn: async <T>(work: () => T | Promise<T>) => work(),
      think: async <T>(work: () => T) => {
        thoughts += 1;
        return work();
      },
    };
    const ask = (count: number) =>
      execute({ query, variables: { ids: Array(count).fill('x') } }, { ...ctx, share });
    await ask(10); // compiles, unless somebody has
    const before = thoughts;
    await ask(4_000);
    expect(thoughts).toBe(before);
    await ask(6_000);
    expect(thoughts).toBe(before + 1);
  });
});

describe('a document of ours', () => {
  it('is refused under a name that none of its operations has', async () => {
    const { text, isStarted } = await execute({ documentId: 'wide', operationName: 'x'.repeat(9_000) }, ctx);
    expect([isStarted, text.length < 500]).toEqual([false, true]);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: 'QUERY_REFUSED' }] });
    expect((await execute({ documentId: 'wide', operationName: 'Wide' }, ctx)).isStarted).toBe(true);
  });

  it('is compiled once, under whatever names it is asked for', async () => {
    await execute({ documentId: 'wide' }, ctx);
    const cost = await costOf(async () => {
      for (let index = 0; index < 500; index += 1)
        await execute({ documentId: 'wide', operationName: `Other${index}` }, ctx);
    });
    expect(cost).toBeLessThan(1_000);
  });
});
