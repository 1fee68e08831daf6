import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../app/testing/mailbox.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = async (path: string, body: object): Promise<number> => {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, FrontendUrl: app.url }),
  });
  return response.status;
};

const untilAllSent = () =>
  expect
    .poll(async () => (await app.owner.query('select from graphile_worker._private_jobs')).rowCount)
    .toBe(0);

it('a mailbox is not bombed, in however many ways its address is written', async () => {
  const spellings = ['owner@demo.example', 'Owner@Demo.Example', ' OWNER@demo.example'];
  const asked = Array.from({ length: 9 }, (_, n) => post('/Account/Forget', { email: spellings[n % 3] }));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  await untilAllSent();
  expect(await mailsTo(app, 'owner@demo.example')).toHaveLength(3);
});

it('a stranger writes no more to people through our mails than a name, without an address in it', async () => {
  const password = 'Right.horse.1';
  const status = await post('/Account/Register', {
    FirstName: 'Win',
    LastName: 'Now',
    company: 'Prizes at evil.example',
    email: 'victim@x.example',
    password,
    ConfirmPassword: password,
  });
  expect(status).toBe(200);
  await untilAllSent();
  const [mail] = await mailsTo(app, 'victim@x.example');
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
  expect(JSON.stringify(mail)).not.toMatch(/evil\W{0,3}example/);
  const links = JSON.stringify(mail).match(/https?:\/\/[^/"\\]+/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => link !== app.url)).toEqual([]);
});
