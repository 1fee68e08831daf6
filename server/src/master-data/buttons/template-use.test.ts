import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { createButtons } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
}, 60_000);
afterAll(() => app.stop());

describe('who shows a template', () => {
  it('is a branch with its registers of the app; one that lists the branch counts before one of all', async () => {
    const unitId = await createUnit(app, owner);
    const register = await linkRegister(app, owner, { unitId, name: 'Tresen' });
    const mobile = await linkRegister(app, owner, { unitId, name: 'Handy', databaseId: register.databaseId });
    await saveRecord(app, owner, 'terminal', {
      ...{ name: 'Handy', type: 'Mobile_Pos', deviceId: mobile.deviceId, unitIds: [unitId] },
    });
    const everywhere = await buttons.template({ name: `A ${randomUUID()}` });
    expect(await useIn(everywhere, unitId)).toEqual([
      { app: 'Static_Pos', registerIds: [register.deviceId] },
    ]);
    const own = await buttons.template({ unitIds: [unitId], apps: ['Static_Pos', 'Mobile_Pos'] });
    expect(await useIn(everywhere, unitId)).toEqual([]);
    expect(await useIn(own, unitId)).toEqual([
      { app: 'Mobile_Pos', registerIds: [mobile.deviceId] },
      { app: 'Static_Pos', registerIds: [register.deviceId] },
    ]);
  });
});

async function useIn(templateId: string, unit: string) {
  const use = await buttons.ask<{ app: string; unitId: string; registerIds: string[] }[]>(
    'query($id: ID!) { it: buttonTemplateUse(templateId: $id) { app unitId registerIds } }',
    { id: templateId },
  );
  return use.filter(({ unitId }) => unitId === unit).map(({ unitId: _unitId, ...rest }) => rest);
}
