import { expect, test } from 'vitest';
import { createFairQueue, type FairBounds, type FairQueue } from './index.ts';

const bounds: FairBounds = {
  parallel: 1,
  parallelOfTenant: 1,
  parallelOfLine: 1,
  maxWaiting: 100,
  maxWaitingOfTenant: 100,
  longestWaitMs: 60_000,
};

/** Work that ends when it is told to, and notes the order in which it began. */
const createWorks = (queue: FairQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, given: { isBackground?: boolean; signal?: AbortSignal } = {}) => {
    const [tenantId = '', personId = ''] = name.split('/');
    return queue({ asker: { tenantId, personId }, ...given }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  };
  const endAll = async (count: number): Promise<string[]> => {
    while (begun.length < count) {
      const before = begun.length;
      ends.get(begun.at(-1) ?? '')?.();
      await expect.poll(() => begun.length).toBeGreaterThan(before);
    }
    for (const end of ends.values()) end();
    return begun;
  };
  return { begun, ask, endAll, end: (name: string) => ends.get(name)?.() };
};

test('a tenant with a crowd keeps another one waiting for one turn, not for all of them', async () => {
  const { ask, endAll } = createWorks(createFairQueue(bounds));
  const all = ['greedy/a/1', 'greedy/a/2', 'greedy/a/3', 'small/b/1', 'greedy/a/4', 'small/b/2'].map((name) =>
    ask(name),
  );
  expect(await endAll(6)).toEqual([
    'greedy/a/1',
    'greedy/a/2',
    'small/b/1',
    'greedy/a/3',
    'small/b/2',
    'greedy/a/4',
  ]);
  await Promise.all(all);
});

test('one person in many tabs keeps a colleague waiting for one turn', async () => {
  const { ask, endAll } = createWorks(createFairQueue(bounds));
  const all = ['t/tabs/1', 't/tabs/2', 't/tabs/3', 't/colleague/1'].map((name) => ask(name));
  expect(await endAll(4)).toEqual(['t/tabs/1', 't/tabs/2', 't/colleague/1', 't/tabs/3']);
  await Promise.all(all);
});

test('a tenant leaves a place to others although nobody waits yet', async () => {
  const { begun, ask, end } = createWorks(createFairQueue({ ...bounds, parallel: 2, parallelOfLine: 2 }));
  const [first, second] = [ask('greedy/a/1'), ask('greedy/a/2')];
  const other = ask('small/b/1');
  expect(begun).toEqual(['greedy/a/1', 'small/b/1']);
  end('greedy/a/1');
  await first;
  await expect.poll(() => begun).toEqual(['greedy/a/1', 'small/b/1', 'greedy/a/2']);
  end('greedy/a/2');
  end('small/b/1');
  await Promise.all([second, other]);
});

test('jobs leave a place to people, and people one to jobs', async () => {
  const queue = createFairQueue({ ...bounds, parallel: 3, parallelOfTenant: 3, parallelOfLine: 2 });
  const { begun, ask, end } = createWorks(queue);
  const jobs = ['j/1', 'j/2', 'j/3'].map((name) => ask(name, { isBackground: true }));
  expect(begun).toEqual(['j/1', 'j/2']);
  const people = ['p/1', 'p/2', 'p/3'].map((name) => ask(name));
  expect(begun).toEqual(['j/1', 'j/2', 'p/1']);
  for (const name of ['j/1', 'j/2', 'p/1', 'p/2', 'j/3', 'p/3']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all([...jobs, ...people]);
});

test('who waits for too long is told when to come again, and holds no place', async () => {
  const { begun, ask, end } = createWorks(createFairQueue({ ...bounds, longestWaitMs: 20 }));
  const first = ask('t/a/1');
  await expect(ask('t/b/1')).rejects.toMatchObject({ code: 'BUSY', parameters: { seconds: 5 } });
  end('t/a/1');
  await first;
  const next = ask('t/c/1');
  expect(begun).toEqual(['t/a/1', 't/c/1']);
  end('t/c/1');
  await next;
});

test('only so many wait, and of one tenant fewer', async () => {
  const { ask, endAll } = createWorks(createFairQueue({ ...bounds, maxWaiting: 3, maxWaitingOfTenant: 2 }));
  const all = ['a/1', 'a/2', 'a/3'].map((name) => ask(name));
  await expect(ask('a/4')).rejects.toMatchObject({ code: 'BUSY' });
  all.push(ask('b/1'));
  await expect(ask('c/1')).rejects.toMatchObject({ code: 'BUSY' });
  await endAll(4);
  await Promise.all(all);
});

test('who hangs up while waiting is passed over', async () => {
  const { begun, ask, end } = createWorks(createFairQueue(bounds));
  const gone = new AbortController();
  const first = ask('t/a/1');
  const left = ask('t/b/1', { signal: gone.signal });
  const next = ask('t/c/1');
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('t/d/1', { signal: gone.signal })).rejects.toThrow('gone');
  end('t/a/1');
  await first;
  await expect.poll(() => begun).toEqual(['t/a/1', 't/c/1']);
  end('t/c/1');
  await next;
});

test('work that fails gives its turn to the next', async () => {
  const queue = createFairQueue(bounds);
  const asker = { tenantId: 't', personId: 'p' };
  await expect(queue({ asker }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue({ asker }, async () => 'yes')).toBe('yes');
});
