import { expect, it } from 'vitest';
import { describeFailure } from './failure.ts';

it('where much failed at once, the log tells of the first few what they were, and no message', () => {
  const lost = Object.assign(new Error('olga@lindenhof.example'), { code: 'ENOSPC' });
  const told = describeFailure(
    new AggregateError([lost, new TypeError('no such thing'), lost, lost], 'of olga'),
  );
  expect(told).toMatchObject({
    kind: 'AggregateError',
    of: [
      { kind: 'Error', code: 'ENOSPC' },
      { kind: 'TypeError', message: 'no such thing' },
      { code: 'ENOSPC' },
    ],
  });
  expect(told.of).toHaveLength(3);
  expect(JSON.stringify(told)).not.toContain('olga');
});
