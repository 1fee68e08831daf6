import { describe, expect, it, test } from 'vitest';
import {
  type AuditStatement,
  auditChanges,
  auditEvents,
  auditFieldWord,
  auditFilterSchema,
  auditLanguages,
  auditRecordName,
  auditSentence,
  auditValueText,
  secretFieldIn,
} from './index.ts';

const statement = (more: Partial<AuditStatement> = {}): AuditStatement => ({
  actorKind: 'user',
  actorName: 'Olga Lindner',
  actorId: 'olga',
  actingAs: null,
  action: 'update',
  entity: 'device',
  entityId: 'd1',
  entityName: 'Theke',
  changes: [{ field: 'name' }],
  ...more,
});

const events = Object.entries(auditEvents).flatMap(([entity, actions]) =>
  actions.map((action) => ({ entity, action })),
);

describe('an entry in words', () => {
  it.each<[string, Partial<AuditStatement>, string, string]>([
    [
      'a renamed register',
      {},
      'Olga Lindner hat die Kasse „Theke“ umbenannt',
      'Olga Lindner renamed the register “Theke”',
    ],
    [
      'a change of more than the name',
      { changes: [{ field: 'name' }, { field: 'isDefault' }] },
      'Olga Lindner hat die Kasse „Theke“ geändert',
      'Olga Lindner changed the register “Theke”',
    ],
    [
      'the support in somebody else’s place (USR-18)',
      { actorName: 'Svenja Albers', actingAs: 'Olga Lindner' },
      'Svenja Albers hat als Olga Lindner die Kasse „Theke“ umbenannt',
      'Svenja Albers, acting as Olga Lindner, renamed the register “Theke”',
    ],
    [
      'the beginning of a visit, which names whose place it is once',
      { actorName: 'Svenja', actingAs: 'Olga', action: 'start', entity: 'acting', entityName: 'Olga' },
      'Svenja hat sich als Olga angemeldet',
      'Svenja switched to Olga',
    ],
    [
      'somebody else’s password',
      { entity: 'user', entityId: 'ulf', action: 'changePassword', entityName: 'Ulf Franke' },
      'Olga Lindner hat das Passwort von Ulf Franke geändert',
      'Olga Lindner changed the password of Ulf Franke',
    ],
    [
      'one’s own password',
      { entity: 'user', entityId: 'olga', action: 'changePassword', entityName: 'Olga Lindner' },
      'Olga Lindner hat das eigene Passwort geändert',
      'Olga Lindner changed their own password',
    ],
    [
      'what people do to themselves without special words',
      { entity: 'user', entityId: 'olga', action: 'disable', entityName: 'Olga Lindner' },
      'Olga Lindner hat Olga Lindner gesperrt',
      'Olga Lindner disabled Olga Lindner',
    ],
    [
      'a register',
      { actorKind: 'register', actorName: 'Bar', action: 'unlink', changes: [] },
      'Die Kasse „Bar“ hat die Kasse „Theke“ getrennt',
      'Register “Bar” unlinked the register “Theke”',
    ],
    [
      'a job of ours',
      { actorKind: 'system', entity: 'user', action: 'remove', entityName: null },
      'Tresen hat eine Person entfernt',
      'Tresen removed someone',
    ],
    [
      'an action that this version does not know',
      { action: 'polish' },
      'Olga Lindner hat etwas geändert: Kassen „Theke“, polish',
      'Olga Lindner made a change: Registers “Theke”, polish',
    ],
    [
      'a kind of record that this version does not know',
      { entity: 'constructor', action: 'toString', entityName: null },
      'Olga Lindner hat etwas geändert: constructor, toString',
      'Olga Lindner made a change: constructor, toString',
    ],
  ])('%s', (_case, more, german, english) => {
    expect(auditSentence(statement(more), 'de')).toBe(german);
    expect(auditSentence(statement(more), 'en')).toBe(english);
  });

  it.each(events)('has words for $entity $action, with a name and without', ({ entity, action }) => {
    for (const language of auditLanguages) {
      for (const entityName of ['Nordlicht', null]) {
        const sentence = auditSentence(statement({ entity, action, entityName, changes: [] }), language);
        expect(sentence).not.toMatch(/etwas geändert|made a change|null|undefined/);
      }
    }
  });
});

describe('what an entry changed', () => {
  it.each([
    [
      'a new record: every field',
      null,
      { name: 'Bar', isDefault: true },
      [
        { field: 'name', old: undefined, new: 'Bar' },
        { field: 'isDefault', old: undefined, new: true },
      ],
    ],
    [
      'a change: what differs, not what stood beside it',
      { name: 'Bar', zone: 'Europe/Berlin', isDefault: false },
      { name: 'Theke', zone: 'Europe/Berlin' },
      [{ field: 'name', old: 'Bar', new: 'Theke' }],
    ],
    ['a list that stayed as it was', { claims: ['a'] }, { claims: ['a'] }, []],
    ['a removal: what was there', { name: 'Bar' }, null, [{ field: 'name', old: 'Bar', new: undefined }]],
    ['nothing said', null, null, []],
  ])('%s', (_case, before, after, expected) => expect(auditChanges(before, after)).toEqual(expected));

  it.each([
    ['the name before a renaming', { name: 'Bar' }, { name: 'Theke' }, 'Bar'],
    ['the name of a new record', null, { name: 'Theke' }, 'Theke'],
    ['first and last name of a person', { firstName: 'Olga', lastName: 'Lindner' }, null, 'Olga Lindner'],
    ['the e-mail of an invitation', null, { email: 'a@b.example', role: 'user' }, 'a@b.example'],
    ['none', { zone: 'Europe/Berlin' }, { zone: 'Europe/Vienna' }, null],
    ['none in a foreign shape', { name: 7 }, { name: ' ' }, null],
  ])('names a record: %s', (_case, before, after, name) => expect(auditRecordName(before, after)).toBe(name));
});

describe('fields and values in words', () => {
  it.each([
    ['isDefault', true, 'ja', 'yes'],
    ['isDefault', false, 'nein', 'no'],
    ['role', 'owner', 'Inhaber/in', 'Owner'],
    ['name', 'owner', 'owner', 'owner'],
    ['type', 'addOn', 'Erweiterung', 'Add-on'],
    ['type', 'reactivation', 'Reaktivierung', 'Reactivation'],
    ['name', 'addOn', 'addOn', 'addOn'],
    ['phone', null, '–', '–'],
    ['phone', '', '–', '–'],
    ['cutOffMinutes', 240, '240', '240'],
    ['claims', ['export', 'view'], 'export, view', 'export, view'],
    ['claims', [], '–', '–'],
    [
      'openingHours',
      '{"spans":[{"weekday":0,"from":540,"to":1080},{"weekday":1,"from":540,"to":1080}],"closedDays":["2026-12-24"]}',
      'Mo–Di 09:00–18:00 · Geschlossen 24.12.2026',
      'Mon–Tue 09:00–18:00 · Closed 24.12.2026',
    ],
    [
      'alertRules',
      {
        licenceEnding: 14,
        cashDifference: 1_250,
        stockLow: null,
        registerSilent: 30,
        closingMissing: 1,
        old: 3,
      },
      'Kasse nicht verbunden: 30 Min. · Tagesabschluss fehlt: Hinweis · Kassendifferenz: 12,50 · Meldebestand erreicht: kein Hinweis · Lizenz endet: 14 Tage',
      'Register not connected: 30 min · Daily closing missing: alert · Cash difference: 12.50 · Reorder level reached: no alert · Licence ending: 14 days',
    ],
    ['alertRules', {}, '–', '–'],
    ['address', { city: 'Kiel' }, '{"city":"Kiel"}', '{"city":"Kiel"}'],
  ])('%s %j', (field, value, german, english) => {
    expect(auditValueText(field, value, 'de')).toBe(german);
    expect(auditValueText(field, value, 'en')).toBe(english);
  });

  test('an instant, as its reader writes it', () => {
    const at = '2026-11-21T10:00:00.000Z';
    expect(auditValueText('startedAt', at, 'de', (iso) => `um ${iso.slice(11, 16)}`)).toBe('um 10:00');
    expect(auditValueText('startedAt', at, 'de')).toBe(at);
  });

  test('a field without words shows as it stands in the log', () => {
    expect(auditFieldWord('cutOffMinutes', 'de')).toBe('Tageswechsel (Minuten nach Mitternacht)');
    expect(auditFieldWord('toString', 'de')).toBe('toString');
    expect(auditFieldWord('newThing', 'de')).toBe('newThing');
  });
});

describe('secrets', () => {
  it.each([
    [{ password: 'x' }, 'password'],
    [{ passwordHash: 'x' }, 'passwordHash'],
    [{ refresh_token: 'x' }, 'refresh_token'],
    [{ tsePin: '1' }, 'tsePin'],
    [{ PIN: '1' }, 'PIN'],
    [{ user: [{ name: 'a', pin: '1' }] }, 'pin'],
  ])('are found by the name of their field: %j', (values, field) =>
    expect(secretFieldIn(values)).toBe(field),
  );

  it.each([{ shipping: 1 }, { spinner: 1 }, { name: 'password' }, { hashtags: [] }, null, 'token'])(
    'are not suspected in %j',
    (values) => expect(secretFieldIn(values)).toBeUndefined(),
  );
});

describe('which entries are asked for', () => {
  const id = '01a1fadd-ac50-7430-998a-fc93bf35255c';
  it.each([
    {},
    { person: id, actingOnly: true, action: 'update', from: '2026-11-01T00:00:00.000Z', to: null },
    { entity: 'device' },
    { entity: 'device', entityId: id },
  ])('%j is a filter', (filter) => expect(auditFilterSchema.safeParse(filter).success).toBe(true));

  it.each([
    { person: 'Olga' },
    { entityId: id },
    { entity: '' },
    { from: 'yesterday' },
    { from: '2026-11-01' },
    { action: 'x'.repeat(201) },
  ])('%j is none', (filter) => expect(auditFilterSchema.safeParse(filter).success).toBe(false));
});
