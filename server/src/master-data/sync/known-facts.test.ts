import { expect, it } from 'vitest';
import { createEvents } from '../../kit/events/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { KnownFacts } from './known-facts.ts';
import { createSyncFacts } from './sync-facts.store.ts';

const [tenantId, berlin, bonn] = [newId(), newId(), newId()];
const record = (unitIds: readonly string[] | null) => ({ id: newId(), unitIds, changeSeq: 5, createdSeq: 3 });
const answer = (hasFailures = false) => ({
  cursors: [
    { unitId: null, lowest: 2, highest: 9 },
    { unitId: berlin, lowest: 7, highest: 9 },
  ],
  failures: null,
  hasFailures,
});

const world = () => {
  let now = 0;
  const events = createEvents(() => undefined);
  const reader = createSyncFacts(0, 'printer', new KnownFacts(events, () => now));
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { events, reader, pass };
};

it('what was read of branches is known of all records there', () => {
  const { reader } = world();
  expect(reader.known(tenantId, [record(null)])).toBeUndefined();
  reader.learn(tenantId)(answer(), [record(null), record([berlin])]);
  const one = record([berlin]);
  expect(reader.known(tenantId, [one])?.get(one.id)).toEqual({
    lowestCursor: 7,
    highestCursor: 9,
    hasFailed: false,
  });
  expect(reader.known(tenantId, [record([bonn])])).toBeUndefined();
  expect(reader.known(newId(), [one])).toBeUndefined();
});

it('a branch without a register is known as such', () => {
  const { reader } = world();
  reader.learn(tenantId)(answer(), [record([bonn])]);
  const one = record([bonn]);
  expect(reader.known(tenantId, [one])?.get(one.id)?.lowestCursor).toBeNull();
});

it('where a record was refused, which one is asked each time', () => {
  const { reader } = world();
  reader.learn(tenantId)(answer(true), [record(null)]);
  expect(reader.known(tenantId, [record(null)])).toBeUndefined();
});

it('any event of the tenant drops it, and what was being read meanwhile', () => {
  const { reader, events } = world();
  reader.learn(tenantId)(answer(), [record(null)]);
  const learn = reader.learn(tenantId);
  events.tell({ topic: 'masterData', tenantId: newId(), unitId: null });
  expect(reader.known(tenantId, [record(null)])).toBeDefined();
  events.tell({ topic: 'masterData', tenantId, unitId: berlin });
  learn(answer(), [record(null)]);
  expect(reader.known(tenantId, [record(null)])).toBeUndefined();
});

it('a change that registers have yet to take leaves it, as they are where they were', () => {
  const { reader, events } = world();
  reader.learn(tenantId)(answer(), [record(null)]);
  const learn = reader.learn(tenantId);
  events.tell({ topic: 'masterData', tenantId, unitId: null, forRegisters: true });
  expect(reader.known(tenantId, [record(null)])).toBeDefined();
  learn(answer(), [record([berlin])]);
  expect(reader.known(tenantId, [record([berlin])])).toBeDefined();
});

it('it is read anew after five seconds: silence is not told', () => {
  const { reader, pass } = world();
  reader.learn(tenantId)(answer(), [record(null)]);
  pass(4_999);
  expect(reader.known(tenantId, [record(null)])).toBeDefined();
  pass(1);
  expect(reader.known(tenantId, [record(null)])).toBeUndefined();
});
