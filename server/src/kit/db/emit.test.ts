import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppEvent } from '../events/index.ts';
import { newId } from '../ids/index.ts';
import {
  emit,
  inSavepoint,
  inSystem,
  inTenant,
  inTenantRepeatably,
  isUniqueViolation,
  lastly,
  outsideTenants,
  type Tx,
} from './pools.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
const heard: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  test.db.events.listen((event) => heard.push(nameOf(event)));
});
beforeEach(() => void heard.splice(0));
afterAll(() => test.drop());

const eventOf = (userId: string): AppEvent => ({ topic: 'roleAltered', userId });

function nameOf(event: AppEvent): string {
  return event.topic === 'roleAltered' ? event.userId : event.topic;
}

const one = (tx: Tx) => sql`select 1`.execute(tx);
const fail = (): never => {
  throw new Error('on purpose');
};

it('an event is told once its transaction is committed, and not before', async () => {
  await inTenant(test.db, newId(), async (tx) => {
    emit(tx, eventOf('a'));
    await one(tx);
    expect(heard).toEqual([]);
  });
  await inSystem(test.db, async (tx) => emit(tx, eventOf('b')));
  expect(heard).toEqual(['a', 'b']);
});

it('what a listener asks the database sees what the event tells of', async () => {
  const tenantId = newId();
  const seen: Promise<number>[] = [];
  const end = test.db.events.listen(() => {
    const counted = test.owner.query('select from tenants where id = $1', [tenantId]);
    seen.push(counted.then(({ rowCount }) => rowCount ?? 0));
  });
  await inSystem(test.db, async (tx) => {
    emit(tx, eventOf('a'));
    await tx.insertInto('tenants').values({ id: tenantId, name: 'Café', kind: 'customer' }).execute();
  });
  end();
  expect(await Promise.all(seen)).toEqual([1]);
});

it('an event of a transaction that throws, or that the database does not commit, is never told', async () => {
  const throwing = inTenant(test.db, newId(), async (tx) => {
    emit(tx, eventOf('a'));
    await one(tx);
    fail();
  });
  await expect(throwing).rejects.toThrow('on purpose');
  await inTenant(test.db, newId(), async (tx) => {
    emit(tx, eventOf('b'));
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  expect(heard).toEqual([]);
});

it('an event goes with the statement that was said to be the last, whatever the work does behind it', async () => {
  const last = (end: () => void) =>
    inTenant(test.db, newId(), async (tx) => {
      emit(tx, eventOf('a'));
      await lastly(tx, () => one(tx));
      end();
    });
  await last(() => undefined);
  await expect(last(fail)).rejects.toThrow('on purpose');
  expect(heard).toEqual(['a', 'a']);
});

it('a transaction that is done again tells its events once', async () => {
  let attempts = 0;
  await inTenantRepeatably(test.db, newId(), async (tx) => {
    attempts += 1;
    emit(tx, eventOf(`attempt ${attempts}`));
    if (attempts < 3)
      await sql`do $$ begin raise exception 'rivals' using errcode = '40001'; end $$`.execute(tx);
  });
  expect(heard).toEqual(['attempt 3']);
});

it('outside of a transaction there is nothing to wait for: an event is refused', async () => {
  await expect(outsideTenants(test.db, async (tx) => emit(tx, eventOf('a')))).rejects.toThrow('outside');
  let ended: Tx | undefined;
  await inTenant(test.db, newId(), async (tx) => {
    ended = tx;
  });
  expect(() => ended && emit(ended, eventOf('a'))).toThrow('outside');
});

it('a part of a transaction that is taken back leaves what was before it', async () => {
  const tenantId = newId();
  const add = (tx: Tx) =>
    tx.insertInto('tenants').values({ id: tenantId, name: 'Café', kind: 'customer' }).execute();
  await inSystem(test.db, async (tx) => {
    await inSavepoint(tx, () => add(tx));
    await inSavepoint(tx, () => add(tx)).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  });
  const { rowCount } = await test.owner.query('select from tenants where id = $1', [tenantId]);
  expect(rowCount).toBe(1);
});

/** What a transaction does: it tells, or does a part or another transaction, which fails or not. */
type Step =
  | { readonly kind: 'tell'; readonly name: string }
  | { readonly kind: 'part' | 'transaction'; readonly steps: readonly Step[]; readonly fails: boolean };

const { steps } = fc.letrec<{ step: Step; steps: readonly Step[] }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constant('tell' as const), name: fc.stringMatching(/^[a-z]{3}$/) }),
    fc.record({
      kind: fc.constantFrom('part' as const, 'transaction' as const),
      steps: tie('steps'),
      fails: fc.boolean(),
    }),
  ),
  steps: fc.array(tie('step'), { maxLength: 4 }),
}));

/** What is told when, by the rules: `own` with the commit around it, `before` by transactions that end earlier. */
const expected = (all: readonly Step[], before: string[]): string[] => {
  const own: string[] = [];
  for (const step of all) {
    if (step.kind === 'tell') own.push(step.name);
    else {
      const inner = expected(step.steps, before);
      if (!step.fails) (step.kind === 'part' ? own : before).push(...inner);
    }
  }
  return own;
};

const run = async (tx: Tx, all: readonly Step[], fails: boolean): Promise<void> => {
  for (const step of all) {
    if (step.kind === 'tell') emit(tx, eventOf(step.name));
    else {
      const done =
        step.kind === 'part'
          ? inSavepoint(tx, () => run(tx, step.steps, step.fails))
          : inTenant(test.db, newId(), (inner) => run(inner, step.steps, step.fails));
      await done.catch(() => undefined);
    }
  }
  if (fails) fail();
};

it('whatever parts and transactions within each other fail, exactly what is committed is told, in order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      heard.splice(0);
      await inTenant(test.db, newId(), (tx) => run(tx, all, false));
      const before: string[] = [];
      const own = expected(all, before);
      expect(heard).toEqual([...before, ...own]);
    }),
    { numRuns: runs(60) },
  );
});
