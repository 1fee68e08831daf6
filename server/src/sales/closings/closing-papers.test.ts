import { countOf } from '@tresen/domain/sales/closings/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from '../../app/testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { readPdf } from '../../kit/pdf/testing.ts';

const now = '2026-11-21T21:00:00.000Z';
let app: TestServer;
let owner: string;
let register: LinkedRegister;
let receipts: readonly Receipt[];
let id: string;

const minute = (minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString();

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
  receipts = [1, 2, 3].map((number) =>
    receiptOf(register, {
      number,
      start: minute(600 - number),
      end: minute(600 - number),
      positions: [position({ unitPrice: 350 * number })],
    }),
  );
  expect(outcomesOf(await pushBatch(app, register, receipts))).toEqual(['stored', 'stored', 'stored']);
  const closing = closingFor(register, receipts, { zNumber: 1717, counts: [countOf({ 1000: 2, 100: 1 })] });
  expect(closingOutcomes(await pushClosingBatch(app, register, [closing]))).toEqual(['stored']);
  id = closing.id;
});
afterAll(() => app.stop());

const get = (file: string, token: string | undefined = owner) =>
  fetch(`${app.url}/api/closings/${file}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('RCP-09: a closing as a file', () => {
  it('comes as PDF with the figures of its receipts, named by type, number, register and day', async () => {
    const response = await get(`${id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="(tagesabschluss-z-1717-[a-z0-9-]+-2026-11-21\.pdf)"; filename\*=UTF-8''\1$/,
    );
    const { pages, title } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toBe('Tagesabschluss Z 1717');
    const text = plain(pages.join('\n'));
    expect(text).toContain('Umsatz brutto\t21,00 €');
    expect(text).toContain('Belege\t3');
    expect(text).toContain('10,00 €\tSchein\t2\t20,00 €');
  });

  it('speaks English on demand, and comes as CSV', async () => {
    const response = await get(`${id}.csv?language=en`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('daily-closing-z-1717-');
    expect(await response.text()).toContain('Turnover,,Gross turnover,21.00,EUR,');
  });

  it.each(['superadmin', 'admin', 'reseller', 'manager', 'dealer', 'user'])(
    'ACC-35: %s gets it as the page does: their own tenant’s',
    async (name) => {
      const { status } = await get(`${id}.pdf`, await app.signIn(`${name}@demo.example`));
      const { rows } = await app.owner.query(
        `select u.tenant_id = c.tenant_id same from users u, closings c where u.email = $1 and c.id = $2`,
        [`${name}@demo.example`, id],
      );
      expect(status).toBe(rows[0].same ? 200 : 404);
    },
  );

  it('another tenant’s closing is not found, nor is one that does not exist, nor another kind of file', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    expect((await get(`${id}.pdf`, stranger)).status).toBe(404);
    expect((await get(`${id}.csv`, stranger)).status).toBe(404);
    expect((await get(`${newId()}.pdf`)).status).toBe(404);
    expect((await get(`${id}.exe`)).status).toBe(404);
    expect((await get('x.pdf')).status).toBe(404);
  });

  it('nobody gets it without a token, with one that opens nothing, or as a register', async () => {
    expect((await get(`${id}.pdf`, '')).status).toBe(401);
    expect((await get(`${id}.pdf`, 'no.such.token')).status).toBe(401);
    expect((await get(`${id}.pdf?access_token=${owner}`, '')).status).toBe(401);
    expect((await get(`${id}.pdf`, register.accessToken)).status).toBe(403);
  });

  it('a session that has ended opens it no more', async () => {
    const token = await app.signIn('owner@demo.example');
    expect((await get(`${id}.pdf`, token)).status).toBe(200);
    const body = new URLSearchParams({ token });
    await fetch(`${app.url}/connect/revocation`, { method: 'POST', body });
    await expect.poll(async () => (await get(`${id}.pdf`, token)).status).toBe(401);
  });
});

describe('SHL-27: closings by their Z number', () => {
  const find = async (text: string, token = owner) =>
    dataOf<{ searchClosings: { id: string; zNumber: number }[] }>(
      await app.call(
        '/graphql/pos',
        token,
        'query($text: String!) { searchClosings(text: $text) { id zNumber } }',
        { text },
      ),
    ).searchClosings;

  it.each(['1717', '17', '01717'])('%s finds number 1717', async (text) =>
    expect(await find(text)).toEqual([{ id, zNumber: 1717 }]),
  );

  it.each(['717', 'Z', '', '17%', '99999999999999999999'])('%j finds nothing', async (text) =>
    expect(await find(text)).toEqual([]),
  );

  it('finds nothing of another tenant', async () =>
    expect(await find('1717', await app.signIn('owner@retail.demo.example'))).toEqual([]));

  it('comes first where it is just that number', async () => {
    const small = closingFor(register, receipts, { id: newId(), zNumber: 171 });
    await pushClosingBatch(app, register, [small]);
    expect((await find('171')).map(({ zNumber }) => zNumber)).toEqual([171, 1717]);
  });
});

describe('days without a closing', () => {
  const missing = async (token = owner, unitIds: readonly string[] = []) =>
    dataOf<{ missingClosings: { deviceId: string; businessDay: string; registerName: string }[] }>(
      await app.call(
        '/graphql/pos',
        token,
        'query($unitIds: [ID!]) { missingClosings(unitIds: $unitIds) { deviceId businessDay registerName } }',
        { unitIds },
      ),
    ).missingClosings;

  it('are told for the registers of the tenant, once they are due, and of the chosen branches alone', async () => {
    const late = await linkRegister(app, owner);
    const days = [3, 2, 1, 0].map((ago) => {
      const at = minute(ago * 1440 + 300);
      return receiptOf(late, {
        number: ago + 1,
        start: at,
        end: at,
        positions: [position({ unitPrice: 100 })],
      });
    });
    await pushBatch(app, late, days);
    const first = closingFor(late, days.slice(0, 1), { zNumber: 1, businessDay: '2026-11-18' });
    await pushClosingBatch(app, late, [first]);
    const expected = ['2026-11-20', '2026-11-19'].map((businessDay) =>
      expect.objectContaining({ deviceId: late.deviceId, businessDay }),
    );
    expect((await missing()).filter(({ deviceId }) => deviceId === late.deviceId)).toEqual(expected);
    expect(await missing(owner, [late.unitId])).toEqual(expected);
    expect(await missing(owner, [newId()])).toEqual([]);
    expect(await missing(await app.signIn('owner@retail.demo.example'))).toEqual([]);
  });
});
