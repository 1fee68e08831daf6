import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, Mirror, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { cleanUpRecordPictures } from '../pictures/index.ts';
import { button, createButtons } from './testing.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const cash = { kind: 'function', targetId: 'fastPayCash' };

const openShop = async () => {
  const tenantId = await addTenant(app);
  const token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  return { tenantId, token, buttons: createButtons(app, token) };
};

const send = (token: string, bytes: Uint8Array) =>
  fetch(`${app.url}/api/record-pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3300' } })
    .png()
    .toBuffer();
const sent = async (token: string): Promise<string> =>
  ((await (await send(token, await plain(40, 40))).json()) as { picture: string }).picture;

describe('BTN-11: a picture of a button’s own', () => {
  it('is stored with it, and registers get its name', async () => {
    const { token, buttons } = await openShop();
    const register = await linkRegister(app, token, { unitId: await createUnit(app, token), name: 'Tresen' });
    const [id, picture] = [await buttons.template(), await sent(token)];
    const saved = await buttons.save(id, 0, [button(0, 0, cash, { pictureId: picture })]);
    expect(saved.grid?.mappings).toMatchObject([{ pictureId: picture }]);
    const mirror = new Mirror(app, register);
    await mirror.sync();
    expect(mirror.records.get(`buttonTemplate/${id}`)?.grids).toMatchObject([{ buttons: [{ picture }] }]);
  });

  it('where it has none, editors get that of its article', async () => {
    const { token, buttons } = await openShop();
    const { articleValues } = await branchWithArticle(app, token);
    const [id, picture] = [await buttons.template(), await sent(token)];
    const article = await saveRecord(app, token, 'article', { ...articleValues, name: 'Torte', picture });
    const target = { kind: 'article', targetId: article };
    await buttons.save(id, 0, [button(0, 0, target), button(0, 1, cash)]);
    const [grid] = await buttons.shown(id);
    expect(grid?.mappings).toMatchObject([
      { name: 'Torte', targetPicture: picture },
      { targetPicture: null },
    ]);
  });

  it('is one that the company itself has sent', async () => {
    const [{ buttons }, other] = [await openShop(), await openShop()];
    const [id, foreign] = [await buttons.template(), await sent(other.token)];
    for (const pictureId of [foreign, `${'0'.repeat(32)}.webp`, 'https://evil.example/x.webp', 'a\0b'])
      expect(await buttons.save(id, 0, [button(0, 0, cash, { pictureId })])).toMatchObject({
        isSuccess: false,
        faults: [{ index: 0, code: 'UNKNOWN_PICTURE', path: 'pictureId' }],
      });
  });

  it('has 50 megapixels at most, and is no drawing', inFull, async () => {
    const { token } = await openShop();
    expect((await send(token, await plain(7_100, 7_100))).status).toBe(422);
    expect((await send(token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422);
  });

  it('comes along with a copy of the template, and stays out of its file', async () => {
    const { token, buttons } = await openShop();
    const [id, picture] = [await buttons.template(), await sent(token)];
    await buttons.save(id, 0, [button(0, 0, cash, { pictureId: picture })]);
    const made = await buttons.ask<{ templateId: string }>(
      'mutation($input: CopyButtonTemplateInput!) { it: copyButtonTemplate(input: $input) { templateId } }',
      { input: { templateId: id, name: `Terrasse ${randomUUID()}` } },
    );
    expect((await buttons.grids(made.templateId))[0]?.mappings).toMatchObject([{ pictureId: picture }]);
    const json = await buttons.ask<string>('query($id: ID!) { it: exportButtonTemplate(templateId: $id) }', {
      id,
    });
    expect(json).not.toContain(picture);
  });

  it('goes 90 days after no button named it', inFull, async () => {
    const { tenantId, token, buttons } = await openShop();
    const [id, picture] = [await buttons.template(), await sent(token)];
    await buttons.save(id, 0, [button(0, 0, cash, { pictureId: picture })]);
    const folder = mkdtempSync(join(tmpdir(), 'tresen-pictures-'));
    const db = openDatabase(app.ownerUrl, () => undefined);
    const left = async (days: number): Promise<string[]> => {
      const now = () => Date.now() + days * 86_400_000;
      await cleanUpRecordPictures({ db, files: createFolderStore(folder), now });
      const { rows } = await app.owner.query('select name from record_pictures where tenant_id = $1', [
        tenantId,
      ]);
      return rows.map(({ name }) => name);
    };
    await left(0);
    expect(await left(91)).toEqual([picture]);
    await buttons.save(id, 1, []);
    expect(await left(100)).toEqual([picture]);
    expect(await left(191)).toEqual([]);
    await db.close();
    rmSync(folder, { recursive: true });
  });
});
