import { routeAccess } from '@tresen/domain/account/access';
import { roles } from '@tresen/domain/kit/groups';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type { AlertWords } from './alert-words.ts';
import {
  type AlertKind,
  alertKinds,
  alertLink,
  alertMessage,
  alertVariants,
  readAlert,
  visibleAlertKinds,
} from './index.ts';

const kinds = Object.keys(alertKinds) as AlertKind[];
const isOfSales = (kind: AlertKind) => /^(closingMissing|cash|cancellation)/.test(kind);
const isFiscal = (kind: AlertKind) => /^(securityDevice|taxNotification)/.test(kind);

describe('the closed list of alerts (SHL-45)', () => {
  it('has words of both languages for every kind: one without does not compile', () => {
    expectTypeOf<keyof AlertWords>().toEqualTypeOf<AlertKind>();
  });

  it.each(kinds)('%s has a variant (SHL-43) and leads to a page of the access table', (kind) => {
    const { variant, page } = alertKinds[kind];
    expect(alertVariants).toContain(variant);
    expect(Object.keys(routeAccess)).toContain(page);
  });

  it.each(roles)('%s sees the alerts whose page that role may open', (role) => {
    const mayOpen = ['superAdmin', 'admin', 'reseller', 'owner'].includes(role);
    // Who may see closings hears of those that are missing, as of devices and the tax office; everybody of what their company has ordered.
    const ofAll = kinds.filter((kind) => isOfSales(kind) || kind === 'orderStatusChanged' || isFiscal(kind));
    expect(visibleAlertKinds(role, 'wide')).toEqual(mayOpen ? kinds : ofAll);
    const isStrictlySeen = (kind: AlertKind): boolean => {
      if (kind === 'orderStatusChanged' || role === 'superAdmin') return true;
      if (kind === 'orderPlaced' || kind === 'orderAnswered' || isFiscal(kind)) return mayOpen;
      if (kind === 'stockLow') return false;
      return !isOfSales(kind) && role === 'admin';
    };
    expect(visibleAlertKinds(role, 'strict')).toEqual(kinds.filter(isStrictlySeen));
  });
});

const register = { registerName: 'Theke', unitName: 'Lindenhof', zone: 'Europe/Berlin' };
const branch = { unitName: 'Lindenhof', zone: 'Europe/Berlin' };
const unitId = '01a4d7a2-8f2c-7c50-9f1e-6d2f0a9b3c11';
const money = { ...branch, currency: 'EUR', amount: -1_250, day: '2026-11-24' };
const ofDay = { ...money, amount: 14_000, unitId, employee: `${unitId}:7`, employeeName: 'Anna Berg' };
const device = { ...register, serial: 'ab12', day: '2026-12-24', urgency: 1 };

describe('what an alert says', () => {
  test.each([
    [
      'cashDifference',
      { ...money, registerName: 'Theke' },
      false,
      'Tagesabschluss vom 24.11.2026: 12,50\u00a0€ fehlten in der Kasse „Theke“ (Lindenhof).',
    ],
    [
      'cashDifference',
      { ...money, amount: 1_250, registerName: 'Theke' },
      true,
      'Tagesabschluss vom 24.11.2026: 12,50\u00a0€ zu viel in der Kasse „Theke“ (Lindenhof).',
    ],
    [
      'cancellationMade',
      { ...money, amount: 8_000, registerName: 'Theke', number: 12, employeeName: 'Anna Berg' },
      false,
      'Storno über 80,00\u00a0€ von Anna Berg: Beleg 12, Kasse „Theke“ (Lindenhof).',
    ],
    [
      'cancellationMade',
      { ...money, amount: 8_000, registerName: 'Theke', number: 12, employeeName: '' },
      false,
      'Storno über 80,00\u00a0€: Beleg 12, Kasse „Theke“ (Lindenhof).',
    ],
    [
      'cancellationsMade',
      ofDay,
      false,
      'Stornos über zusammen 140,00\u00a0€ von Anna Berg am 24.11.2026: Lindenhof.',
    ],
    [
      'stockLow',
      { ...branch, count: 1, articles: ['Espresso'] },
      false,
      'Der Artikel „Espresso“ hat den Meldebestand erreicht: Lindenhof.',
    ],
    [
      'stockLow',
      { ...branch, count: 4, articles: ['Espresso', 'Latte', 'Tee', 'Zimt'] },
      false,
      '4 Artikel haben den Meldebestand erreicht: Lindenhof (Espresso, Latte, Tee …).',
    ],
    [
      'stockLow',
      { ...branch, count: 0, articles: [] },
      true,
      'Kein Artikel liegt mehr beim Meldebestand: Lindenhof.',
    ],
    ['registerOffline', register, false, 'Die Kasse „Theke“ (Lindenhof) ist nicht verbunden.'],
    ['registerOffline', register, true, 'Die Kasse „Theke“ (Lindenhof) war nicht verbunden.'],
    [
      'syncFailed',
      { ...branch, count: 1 },
      false,
      'Ein Beleg oder Abschluss wartet auf eine Prüfung: Lindenhof.',
    ],
    [
      'syncFailed',
      { ...branch, count: 1200 },
      false,
      '1.200 Belege oder Abschlüsse warten auf eine Prüfung: Lindenhof.',
    ],
    ['syncFailed', { ...branch, count: 0 }, true, 'Die Sync-Probleme sind erledigt: Lindenhof.'],
    [
      'branchOffline',
      { ...branch, count: 40, deviceIds: [] },
      false,
      '40 Kassen sind nicht verbunden: Lindenhof.',
    ],
    [
      'versionTooOld',
      { ...branch, count: 1, registerName: 'Theke' },
      false,
      'Die Software der Kasse „Theke“ (Lindenhof) ist zu alt. Nötig ist mindestens V5.9.3.',
    ],
    [
      'versionTooOld',
      { ...branch, count: 3, registerName: 'Theke' },
      false,
      'Die Software von 3 Kassen ist zu alt: Lindenhof. Nötig ist mindestens V5.9.3.',
    ],
    [
      'recordsRefused',
      { ...branch, count: 1, registerName: 'Theke' },
      false,
      'Die Kasse „Theke“ (Lindenhof) konnte Stammdaten nicht übernehmen.',
    ],
    [
      'closingMissing',
      { ...register, count: 1, day: '2026-11-07' },
      false,
      'Der Tagesabschluss der Kasse „Theke“ (Lindenhof) vom 7.11.2026 fehlt.',
    ],
    [
      'closingMissing',
      { ...register, count: 3, day: '2026-11-07' },
      false,
      '3 Tagesabschlüsse der Kasse „Theke“ (Lindenhof) fehlen, der erste vom 7.11.2026.',
    ],
    [
      'changesProposed',
      { ...branch, count: 2 },
      false,
      '2 Änderungen warten auf Ihre Entscheidung: an einer Kasse von Lindenhof.',
    ],
    [
      'counterGap',
      { ...register, count: 4, gaps: 2, kinds: ['receipt', 'transaction'] },
      false,
      '4 Nummern fehlen (Belegnummern und TSE-Transaktionen): Kasse „Theke“ (Lindenhof).',
    ],
    [
      'counterGap',
      { ...register, count: 0, gaps: 1, kinds: ['transaction'] },
      false,
      'TSE-Transaktionen laufen rückwärts: Kasse „Theke“ (Lindenhof).',
    ],
    [
      'orderPlaced',
      { number: 'B-2026-10001', buyerName: 'Lindenhof' },
      false,
      'Neue Bestellung B-2026-10001 von Lindenhof.',
    ],
    [
      'orderAnswered',
      { number: 'B-2026-10001', buyerName: 'Lindenhof' },
      false,
      'Lindenhof hat Ihre Frage zur Bestellung B-2026-10001 beantwortet.',
    ],
    [
      'orderStatusChanged',
      { number: 'B-2026-10001', status: 'inProgress' },
      false,
      'Ihre Bestellung B-2026-10001: In Bearbeitung.',
    ],
    [
      'orderStatusChanged',
      { number: 'B-2026-10001', status: 'completed' },
      true,
      'Ihre Bestellung B-2026-10001 war zuletzt: Abgeschlossen.',
    ],
    [
      'licenceEnding',
      { count: 1, name: 'Gastro Basic', serial: 'B-2026', day: '2026-12-24', isEnded: false },
      false,
      'Die Lizenz Gastro Basic (B-2026) endet am 24.12.2026.',
    ],
    [
      'licenceEnding',
      { count: 1, name: 'Gastro Basic', serial: 'B-2026', day: '2026-12-24', isEnded: true },
      false,
      'Die Lizenz Gastro Basic (B-2026) endete am 24.12.2026.',
    ],
    [
      'licenceEnding',
      { count: 12, name: 'Gastro Basic', serial: 'B-2026', day: '2026-12-24', isEnded: false },
      false,
      '12 Lizenzen enden, die erste (Gastro Basic, B-2026) am 24.12.2026.',
    ],
    [
      'securityDeviceWarns',
      { ...device, causes: ['certificateEnding', 'clockOff'] },
      false,
      'TSE der Kasse „Theke“ (Lindenhof): Zertifikat läuft am 24.12.2026 ab; Uhr geht falsch.',
    ],
    [
      'securityDeviceFails',
      { ...device, causes: ['certificateExpired'] },
      false,
      'TSE der Kasse „Theke“ (Lindenhof): Zertifikat seit 24.12.2026 abgelaufen.',
    ],
    [
      'securityDeviceFails',
      { ...device, causes: ['outOfOrder'], day: null },
      false,
      'TSE der Kasse „Theke“ (Lindenhof): Außer Betrieb.',
    ],
    [
      'securityDeviceWarns',
      { ...device, causes: [] },
      true,
      'Die TSE der Kasse „Theke“ (Lindenhof) ist wieder in Ordnung.',
    ],
    [
      'backupDamaged',
      { ...branch, registerName: 'Theke', count: 1 },
      false,
      'Eine Sicherung der Kasse „Theke“ (Lindenhof) ist beschädigt. Lassen Sie die Kasse eine neue machen.',
    ],
    [
      'backupDamaged',
      { ...branch, registerName: 'Theke', count: 2 },
      true,
      'Von der Kasse „Theke“ (Lindenhof) gibt es keine beschädigte Sicherung mehr.',
    ],
    [
      'taxNotificationDue',
      { ...branch, day: '2026-12-07', urgency: 1 },
      false,
      'Die Mitteilung ans Finanzamt für Lindenhof ist bis 7.12.2026 fällig.',
    ],
    [
      'ownDataWaits',
      register,
      false,
      'Die Kasse „Theke“ (Lindenhof) hat eigene Daten. Entscheiden Sie, was damit geschieht.',
    ],
  ] as const)('%s: %o, over %s', (kind, data, isOver, words) => {
    const alert = readAlert(kind, data);
    if (!alert) throw new Error('not read');
    expect(alertMessage(alert, 'de', isOver)).toBe(words);
    expect(alertMessage(alert, 'en', isOver)).toMatch(/Lindenhof|B-2026/);
    expect(alertMessage(alert, 'en', isOver)).not.toBe(words);
  });

  it('leads to its record', () => {
    const link = (kind: AlertKind, data: object, subject: string) => {
      const alert = readAlert(kind, data);
      return alert && alertLink(alert, subject);
    };
    expect(link('registerOffline', register, 'd1')).toBe('/setting/device/d1');
    expect(link('syncFailed', { ...branch, count: 1 }, 'u1')).toBe('/manage/syncProblems');
    expect(link('branchOffline', { ...branch, count: 3, deviceIds: [] }, 'u1')).toBe(
      '/setting/devices?units=u1&f=liveState.is.offline',
    );
    expect(link('cashDifference', { ...money, registerName: 'Theke' }, 'c1')).toBe('/manage/closings/c1');
    expect(link('cancellationsMade', ofDay, 'x1')).toBe(
      `/manage/receipts?units=${unitId}&f=businessDay.is.2026-11-24&f=employee.is.${unitId}:7&f=mark.is.cancelled`,
    );
    const articles = ['Tee, grün', '50 % Rabatt & mehr'];
    const params = new URL(
      `https://tresen.example${link('stockLow', { ...branch, count: 2, articles }, 'u1')}`,
    ).searchParams;
    expect(params.get('units')).toBe('u1');
    expect(params.get('f')).toBe('name.is.Tee%2C grün,50 %25 Rabatt & mehr');
  });

  test.each([
    ['tseExpiring', register],
    ['toString', register],
    ['registerOffline', { registerName: 'Theke' }],
    ['syncFailed', null],
  ])('of another version of the server is not guessed at: %s', (kind, data) => {
    expect(readAlert(kind, data)).toBeUndefined();
  });
});
