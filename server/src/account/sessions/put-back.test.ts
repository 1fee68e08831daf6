import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault } from '../../kit/secrets/index.ts';
import { createTestAccount, type TestAccount, type TestProcess } from '../testing.ts';
import { backUpSessions, putBackSessions, type SessionBackup } from './testing.ts';

let host: TestAccount;
let email: string;
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  host = await createTestAccount();
  ({ email } = await host.createUser({ email: 'rita@cafe-rita.de' }));
  await host.epochs.start();
});
afterAll(() => host.stop());

const signIn = async (): Promise<string> => (await host.signIn(email)).refresh_token ?? '';
const refresh = async (token: string, on: TestProcess = host) => {
  const { status, body } = await on.post('/connect/token', {
    grant_type: 'refresh_token',
    refresh_token: token,
  });
  return { status, token: body.refresh_token ?? '', words: body.error_description ?? '' };
};
/** Refreshes so often, with minutes in between. */
const goOn = async (token: string, times: number): Promise<string> => {
  let newest = token;
  for (let turn = 0; turn < times; turn += 1) {
    host.advance(600_000);
    const answer = await refresh(newest);
    expect(answer.status).toBe(200);
    newest = answer.token;
  }
  return newest;
};
const epochs = async () =>
  (
    await host.database.owner.query(
      'select because from database_epochs order by known_until nulls first, begun_at',
    )
  ).rows.map(({ because }) => because as string);
/** As a dump that is put back into another cluster. */
const noticePlace = async (): Promise<void> => {
  await host.database.owner.query(`update database_state set place = 'elsewhere'`);
  await host.epochs.look();
};

describe('a database that was put back', () => {
  it('accepts a token that is newer than itself, once, and goes on with its successor', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    const newest = await goOn(first, 5);
    await putBackSessions(host, backup);
    await noticePlace();
    const next = await refresh(newest);
    expect(next.status).toBe(200);
    expect(host.logged.join()).toMatch('is newer than the database');
    expect((await refresh(newest)).token).toBe(next.token); // a lost answer
    await goOn(next.token, 3);
  });

  it('notices it by such a token, when nothing else tells', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    const newest = await goOn(first, 2);
    await putBackSessions(host, backup);
    const before = await epochs();
    await goOn(newest, 2);
    expect((await epochs()).slice(before.length)).toEqual(['token']);
  });

  it('takes every token before it for used: what was stolen earlier ends the session', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    const stolen = await goOn(first, 2);
    const newest = await goOn(stolen, 3);
    await putBackSessions(host, backup);
    await noticePlace();
    const next = await goOn(newest, 1);
    expect((await refresh(stolen)).status).toBe(400);
    expect((await refresh(next)).status).toBe(400);
  });

  it('does not accept a second one that is ahead of the first: one of the two was stolen', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    const stolen = await goOn(first, 2);
    const newest = await goOn(stolen, 3);
    await putBackSessions(host, backup);
    await noticePlace();
    const thief = await refresh(stolen);
    expect(thief.status).toBe(200);
    expect((await refresh(newest)).status).toBe(400);
    expect((await refresh(thief.token)).status).toBe(400);
  });

  it('lets in nobody whose session was revoked before the backup', async () => {
    const first = await signIn();
    const newest = await goOn(first, 2);
    await host.post('/connect/revocation', { token: newest });
    const backup = await backUpSessions(host);
    await putBackSessions(host, backup);
    await noticePlace();
    expect((await refresh(newest)).status).toBe(400);
  });

  it('lets in nobody whose token has expired, however far ahead', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    const newest = await goOn(first, 2);
    await putBackSessions(host, backup);
    await noticePlace();
    host.advance(30 * day);
    expect((await refresh(newest)).status).toBe(400);
  });

  it('knows by the token that a session was used after the backup, though it would be over by now', async () => {
    const first = await signIn();
    const backup = await backUpSessions(host);
    host.advance(29 * day);
    const newest = await goOn(first, 2);
    host.advance(10 * day);
    await putBackSessions(host, backup);
    await noticePlace();
    expect((await refresh(newest)).status).toBe(200);
  });

  it('says in true words that it does not know a session of the time that was lost', async () => {
    await host.epochs.look();
    const backup = await backUpSessions(host);
    host.advance(600_000);
    const later = await signIn();
    await putBackSessions(host, backup);
    host.advance(600_000);
    await noticePlace();
    const { status, words } = await refresh(later);
    expect([status, words]).toEqual([400, expect.stringMatching(/put back to an older state/)]);
    expect((await refresh('A'.repeat(96))).words).toBe('The refresh token is invalid.');
  });

  it('counts anew when the same backup is put back once more', async () => {
    const first = await goOn(await signIn(), 1);
    const backup = await backUpSessions(host);
    let newest = await goOn(first, 2);
    for (let time = 0; time < 3; time += 1) {
      await putBackSessions(host, backup);
      await noticePlace();
      newest = await goOn(newest, 2);
    }
  });
});

describe('a token of the version before', () => {
  it('answers with the same successor as before, which counts', async () => {
    const whole = Buffer.from(await signIn(), 'base64url');
    const vault = createVault(Buffer.alloc(32, 7));
    const body = whole.subarray(0, 48);
    const proof = vault.keyedHash('refresh-token-proof', body).subarray(0, 16);
    const old = Buffer.concat([body, proof]).toString('base64url');
    const hash = vault.keyedHash('refresh-token-lookup', body);
    await host.database.owner.query(
      'update refresh_tokens set hash = $1 where session_id = (select id from sessions order by id desc limit 1)',
      [hash],
    );
    const next = await refresh(old);
    expect(next.token).toHaveLength(96);
    expect(await refresh(old)).toEqual(next);
    const backup = await backUpSessions(host);
    const newest = await goOn(next.token, 2);
    await putBackSessions(host, backup);
    await noticePlace();
    await goOn(newest, 1);
    expect((await refresh(old)).status).toBe(400);
  });
});

type Step = 'refresh' | 'lose' | 'wait' | 'backUp' | 'putBack' | 'putBackUnnoticed';

/** One session with its honest holder, and maybe a thief, who takes copies of the token as it is at a moment. */
const world = async () => {
  let held = await signIn();
  let stolen: string | undefined;
  let backup: SessionBackup | undefined;
  let process: TestProcess = host;
  const restart = async () => {
    process = await host.startProcess();
  };
  return {
    step: async (step: Step): Promise<number> => {
      if (step === 'wait') host.advance(45_000);
      if (step === 'backUp') {
        await host.epochs.look();
        backup = await backUpSessions(host);
      }
      if ((step === 'putBack' || step === 'putBackUnnoticed') && backup) {
        host.advance(1_000);
        await putBackSessions(host, backup);
        if (step === 'putBack') await noticePlace();
        await restart();
      }
      if (step !== 'refresh' && step !== 'lose') return 200;
      host.advance(1_000);
      const answer = await refresh(held, process);
      if (step === 'refresh' && answer.status === 200) held = answer.token;
      return answer.status;
    },
    steal: () => {
      stolen ??= held;
    },
    useStolen: async (): Promise<number> => {
      if (stolen === undefined) return 400;
      host.advance(1_000);
      const answer = await refresh(stolen, process);
      if (answer.status === 200) stolen = answer.token;
      return answer.status;
    },
  };
};

const step = fc.constantFrom<Step[]>(
  'refresh',
  'refresh',
  'refresh',
  'lose',
  'wait',
  'backUp',
  'putBack',
  'putBackUnnoticed',
);

/**
 * After putting back, a thief who was two tokens ahead holds what the honest one gets in the first round: successors
 * follow from the token before. They go in step for one round more, then one of them comes too late.
 */
const roundsInStep = 3;

describe('whatever happens in whichever order', () => {
  it('nobody is thrown out who refreshes one after the other, loses answers and is put back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const { step: take } = await world();
        // A backup without the session makes it unknown, which is another rule.
        await take('backUp');
        for (const each of [...steps, 'refresh', 'refresh'] as const) expect(await take(each)).toBe(200);
      }),
      { numRuns: runs(40) },
    );
  }, 120_000);

  it('two holders of one session do not both go on for long', async () => {
    const anyStep = fc.oneof(step, fc.constantFrom('steal' as const, 'useStolen' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 16 }), async (steps) => {
        const { step: take, steal, useStolen } = await world();
        await take('backUp');
        for (const each of steps)
          if (each === 'steal') steal();
          else if (each === 'useStolen') await useStolen();
          else await take(each);
        steal();
        const rounds: number[] = [];
        for (let round = 0; round < roundsInStep; round += 1) {
          for (const each of ['wait', 'refresh', 'wait', 'refresh', 'wait'] as const) await take(each);
          rounds.push(await useStolen());
        }
        expect([rounds.at(-1), await take('refresh')]).toEqual([400, 400]);
      }),
      { numRuns: runs(40) },
    );
  }, 120_000);
});
