import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';

const elsewhere = 'https://sicherung.tresen-kasse.de';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp({ BACKUP_HOST: elsewhere });
}, 60_000);
afterAll(() => app.stop());

describe('API-32, API-33: hosts of an installation', () => {
  it('are told to registers; what has no setting of its own is at the server', async () => {
    const owner = await app.signIn('owner@demo.example');
    const register = await linkRegister(app, owner, { unitId: await createUnit(app, owner) });
    const query = '{ thisRegister { hosts { backup files receipts reporting } } }';
    expect((await app.call('/graphql/pos', register.accessToken, query)).data).toEqual({
      thisRegister: { hosts: { backup: elsewhere, files: null, receipts: null, reporting: null } },
    });
  });
});
