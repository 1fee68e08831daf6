import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deleteUnit } from '../../app/testing/units.ts';
import {
  beginNotificationTest,
  goodSystem,
  type NotificationTest,
  notificationCalls,
} from './testing/notification-calls.ts';

let app: TestServer;
let at: NotificationTest;
const { registration, mutate, prepare, saveSystem, complete, send, file } = notificationCalls(() => at);

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  at = await beginNotificationTest(app);
});

describe('files of a notification', () => {
  it('FIS-16: PDF, CSV and XML say the same; no text breaks out', async () => {
    await complete(at.till);
    const model = '</Modell><Art>9</Art>';
    dataOf(await saveSystem(goodSystem(at.till.deviceId, { model, maker: '=cmd|A1' })));
    const id = await send();
    const pdf = await file(`${id}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect(await (await file(`${id}.xml`)).text()).toContain(
      '<Modell>&lt;/Modell&gt;&lt;Art&gt;9&lt;/Art&gt;</Modell>',
    );
    const csv = await file(`${id}.csv`);
    expect(csv.headers.get('content-disposition')).toMatch(/filename="146a Markt 2026-11-27\.csv"/);
    expect(await csv.text()).not.toMatch(/;=cmd/);
  });

  it('the answer of the tax office is archived, and saved under its own name', async () => {
    await complete(at.till);
    const id = await send();
    const put = (name: string, body: string, to = id) =>
      fetch(`${at.app.url}/api/tax-notifications/${to}/receipt?name=${encodeURIComponent(name)}`, {
        ...{ method: 'PUT', body },
        headers: { authorization: `Bearer ${at.owner}`, 'content-type': 'application/pdf' },
      });
    expect((await put('../../../etc/Beleg "1".pdf', '<script>')).status).toBe(200);
    const kept = await file(`${id}.receipt`);
    expect(kept.headers.get('content-type')).toBe('application/octet-stream');
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment; filename="Beleg 1\.pdf"/);
    expect(await kept.text()).toBe('<script>');
    expect((await registration()).notifications).toMatchObject([{ receiptName: 'Beleg 1.pdf' }]);
    expect((await put('a.pdf', 'x'.repeat(2_000_001))).status).toBe(413);
    expect((await put('a.pdf', 'x', randomUUID())).status).toBe(404);
  });
});

describe('who may', () => {
  it('ACC-30, ACC-34: users see the page, but tell nothing and fetch nothing', async () => {
    const user = await at.app.signIn((await addPerson(at.app, at.tenantId, 'user')).email);
    expect(await registration(at.till.unitId, user)).toMatchObject({ unitName: 'Markt' });
    expect(errorOf(await prepare([at.till.unitId], user))?.code).toBe('FORBIDDEN');
    expect((await file(`${randomUUID()}.pdf`, user)).status).toBe(403);
  });

  it('another tenant finds, changes and fetches nothing', async () => {
    await complete(at.till);
    const id = await send();
    const stranger = await at.app.signIn((await addPerson(at.app, await addTenant(at.app), 'owner')).email);
    const query = 'query($id: ID!) { taxRegistration(id: $id) { id } }';
    expect(dataOf(await mutate(query, { id: at.till.unitId }, stranger))).toEqual({ taxRegistration: null });
    expect(errorOf(await prepare([at.till.unitId], stranger))?.code).toBe('NOT_FOUND');
    expect(errorOf(await saveSystem(goodSystem(at.till.deviceId), stranger))?.code).toBe('NOT_FOUND');
    expect((await file(`${id}.xml`, stranger)).status).toBe(404);
    expect((await file(`${id}.receipt`, stranger)).status).toBe(404);
  });
});

describe('ERR-25: a branch with notifications', () => {
  it('ERR-27: is not deleted, not even anyway, and says what keeps it by a code', async () => {
    dataOf(await prepare([at.till.unitId]));
    dataOf(
      await mutate('mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', { id: at.till.deviceId }),
    );
    const query = 'query($id: ID!) { organizationUnitDeletion(id: $id) { outcome uses { use count } } }';
    expect(dataOf(await at.app.call('/graphql', at.owner, query, { id: at.till.unitId }))).toEqual({
      organizationUnitDeletion: { outcome: 'blocked', uses: [{ use: 'elsterReports', count: 1 }] },
    });
    expect(errorOf(await deleteUnit(at.app, at.owner, at.till.unitId, { anyway: true }))).toMatchObject({
      code: 'UNIT_IN_USE',
    });
  });
});
