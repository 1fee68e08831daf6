import { describe, expect, it, test } from 'vitest';
import { findGermanState, readGermanTaxNumber } from '../../kit/identifiers/index.ts';
import {
  checkNotification,
  differencesOf,
  dueDay,
  type Establishment,
  establishmentDetailsSchema,
  firstDue,
  formOf,
  isTaxOffice,
  type NotificationContent,
  notificationXml,
  type RecordingSystem,
  splitAddress,
  swapDay,
  type Taxpayer,
  tellsSame,
  urgencyOf,
} from './index.ts';

const bar: RecordingSystem = {
  ...{
    deviceId: 'd1',
    name: 'Bar',
    kind: 1,
    software: 'Tresen POS',
    softwareVersion: '5.9.3',
    serial: 'SN-1',
  },
  ...{ maker: 'Sunmi', model: 'T2', clientId: 'K1', tseId: 's1', tseSerial: 'ab'.repeat(32) },
  ...{
    tseStartedOn: '2026-01-10',
    tseSince: '2026-01-10',
    bsiId: '0362-2019',
    tseForm: 2,
    acquiredOn: '2026-01-05',
  },
  ...{ commissionedOn: '2026-01-12', decommissionedOn: null, reason: null, remarks: null },
  ...{ since: '2026-01-12', movedOn: null, changedOn: null },
};
const firm: Taxpayer = {
  ...{ companyId: 'c1', name: 'Krone GmbH', legalForm: '16', firstName: null, lastName: null, bornOn: null },
  ...{ taxId: null, givenTaxNumber: '181/815/08155', taxNumber: '9181081508155', vatId: null },
  ...{ businessId: null, address: 'Markt 1', zipCode: '80331', town: 'München', changedOn: null },
};
const markt: Establishment = {
  ...{ unitId: 'u1', name: 'Markt', country: 'DE', designation: null, street: 'Markt', houseNumber: '1' },
  ...{ houseNumberSuffix: null, additionalAddress: null, zipCode: '80331', town: 'München' },
  ...{ endedOn: null, remarks: null, changedOn: '2026-05-01' },
};
interface Given {
  readonly taxpayer?: Partial<Taxpayer>;
  readonly place?: Partial<Establishment>;
  readonly systems?: readonly Partial<RecordingSystem>[];
}
const content = ({ taxpayer, place, systems = [{}] }: Given = {}): NotificationContent => ({
  taxpayer: { ...firm, ...taxpayer },
  establishment: { ...markt, ...place },
  systems: systems.map((system) => ({ ...bar, ...system })),
});
const faultsOf = (given: Given, others: readonly string[] = []) =>
  checkNotification(content(given), new Set(others), '2026-11-28').map(({ code, place, field }) =>
    [code, place, field].join(' '),
  );

describe('FIS-12: the checks of a notification', () => {
  it('find nothing where all is there', () => expect(faultsOf({})).toEqual([]));

  test.each<[string, Given, readonly string[]]>([
    ['no company', { taxpayer: { companyId: null } }, ['companyMissing company name']],
    [
      'no tax number',
      { taxpayer: { givenTaxNumber: null, taxNumber: null } },
      ['taxNumberMissing company taxNumber'],
    ],
    ['a tax number of no state', { taxpayer: { taxNumber: null } }, ['taxNumberInvalid company taxNumber']],
    [
      'a tax office that is none',
      { taxpayer: { taxNumber: '6181081508155' } },
      ['taxOfficeUnknown company taxNumber'],
    ],
    ['no legal form', { taxpayer: { legalForm: null } }, ['legalFormMissing taxpayer legalForm']],
    [
      'a person without a name',
      { taxpayer: { legalForm: 'natural', firstName: 'Rita' } },
      ['personMissing company lastName'],
    ],
    ['no street', { place: { street: null } }, ['streetMissing establishment street']],
    [
      'a house number with letters',
      { place: { houseNumber: '1a' } },
      ['houseNumberMissing establishment houseNumber'],
    ],
    ['a short postcode', { place: { zipCode: '8033' } }, ['zipCodeMissing establishment zipCode']],
    ['no town', { place: { town: null } }, ['townMissing establishment town']],
    ['no systems', { systems: [] }, ['noSystems establishment street']],
    [
      'closed with a system in use',
      { place: { endedOn: '2026-06-01' } },
      ['systemsStillActive establishment endedOn'],
    ],
    ['no serial', { systems: [{ serial: null }] }, ['serialMissing system serial']],
    [
      'no maker, model, software',
      { systems: [{ maker: null, model: null, software: null }] },
      ['makerMissing system maker', 'modelMissing system model', 'softwareMissing system software'],
    ],
    [
      'no days',
      { systems: [{ acquiredOn: null, commissionedOn: null }] },
      ['acquiredOnMissing system acquiredOn', 'commissionedOnMissing system commissionedOn'],
    ],
    [
      'in use before it was there',
      { systems: [{ commissionedOn: '2026-01-04' }] },
      ['commissionedTooEarly system commissionedOn'],
    ],
    [
      'gone before it was in use',
      { systems: [{ decommissionedOn: '2026-01-11', reason: 'Defekt' }] },
      ['decommissionedTooEarly system decommissionedOn'],
    ],
    [
      'gone without a reason',
      { systems: [{ decommissionedOn: '2026-02-11' }] },
      ['reasonMissing system reason'],
    ],
    [
      'days that have not come',
      {
        place: { endedOn: '2026-11-29' },
        systems: [
          { acquiredOn: '2026-11-29', commissionedOn: '2062-01-01' },
          { serial: 'SN-2', acquiredOn: '2026-11-28', commissionedOn: '2026-11-28' },
        ],
      },
      [
        'systemsStillActive establishment endedOn',
        'dayInFuture establishment endedOn',
        'dayInFuture system acquiredOn',
        'dayInFuture system commissionedOn',
      ],
    ],
    ['no device', { systems: [{ tseSerial: null }] }, ['tseMissing system tseSerial']],
    [
      'a device without a proper serial',
      { systems: [{ tseSerial: 'ab' }] },
      ['tseSerialInvalid securityDevice serial'],
    ],
    ['a certificate without its year', { systems: [{ bsiId: '0362' }] }, ['bsiIdInvalid system bsiId']],
    [
      'no day of the device',
      { systems: [{ tseStartedOn: null }] },
      ['tseStartedOnMissing system tseStartedOn'],
    ],
  ])('%s', (_what, given, expected) => expect(faultsOf(given)).toEqual(expected));

  it('find a serial that stands twice, here or in another establishment', () => {
    expect(faultsOf({ systems: [{}, { deviceId: 'd2' }] })).toEqual([
      'serialTwice system serial',
      'serialTwice system serial',
    ]);
    expect(faultsOf({}, ['SN-1'])).toEqual(['serialTwice system serial']);
  });

  it('ask little of Austria', () => {
    expect(faultsOf({ place: { country: 'AT', street: null }, taxpayer: { taxNumber: null } })).toEqual([]);
    expect(faultsOf({ place: { country: 'AT' }, systems: [{ tseSerial: null }] })).toEqual([
      'tseMissing system tseSerial',
    ]);
  });

  test.each([
    ['BY', '18181508155', '9181081508155'],
    ['BW', '9381508152', '2893081508152'],
    ['NW', '13381508159', '5133081508159'],
    ['BE', '2181508150', '1121081508150'],
  ])('a tax number of %s: 13 digits, and its office', (state, regional, elster) => {
    expect(readGermanTaxNumber(regional, findGermanState(state))?.elster).toBe(elster);
    expect(isTaxOffice(elster.slice(0, 4))).toBe(true);
  });
});

describe('FIS-16: until when it must be told', () => {
  test.each([
    ['2023-03-01', '2025-07-31'],
    ['2025-06-30', '2025-07-31'],
    ['2025-07-01', '2025-08-01'],
    ['2026-01-31', '2026-02-28'],
    ['2026-11-07', '2026-12-07'],
  ])('what happened on %s: %s', (day, due) => expect(dueDay(day)).toBe(due));

  test.each([
    ['2026-12-01', 0],
    ['2026-11-24', 1],
    ['2026-11-13', 2],
    ['2026-11-10', 2],
    ['2026-11-09', 3],
  ] as const)('on 10 November, %s is of urgency %i', (due, urgency) =>
    expect(urgencyOf(due, '2026-11-10')).toBe(urgency),
  );
});

describe('FIS-16: what differs from what was told last', () => {
  const kinds = (told: Given | null, now: Given) =>
    differencesOf(told && content(told), content(now), '2026-11-28').map(({ kind, due }) => `${kind} ${due}`);
  test.each<[string, Given | null, Given, readonly string[]]>([
    ['nothing', {}, {}, []],
    ['nothing was told', null, {}, ['systemAdded 2026-02-05']],
    [
      'nothing was told, and no day is known',
      null,
      { systems: [{ acquiredOn: null }] },
      ['systemAdded 2026-02-12'],
    ],
    ['gone before the duty began', null, { systems: [{ decommissionedOn: '2025-06-30' }] }, []],
    [
      'gone, and never told',
      null,
      { systems: [{ decommissionedOn: '2026-03-01' }] },
      ['systemAdded 2026-02-05'],
    ],
    [
      'a register linked',
      {},
      { systems: [{}, { deviceId: 'd2', acquiredOn: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a register that moved here, bought long before',
      {},
      { systems: [{}, { deviceId: 'd2', since: '2026-11-07', movedOn: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a day of acquisition that has not come',
      null,
      { systems: [{ acquiredOn: '2062-11-07' }] },
      ['systemAdded 2026-02-12'],
    ],
    [
      'a register unlinked or moved away',
      {},
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      ['systemGone 2026-12-07'],
    ],
    [
      'the same, told already',
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      [],
    ],
    [
      'one that came back',
      { systems: [{ decommissionedOn: '2026-03-07' }] },
      { systems: [{ since: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a device swapped',
      {},
      { systems: [{ tseSerial: 'cd'.repeat(32), tseStartedOn: null, tseSince: '2026-11-07' }] },
      ['deviceSwapped 2026-12-07'],
    ],
    [
      'another model',
      {},
      { systems: [{ model: 'T3', changedOn: '2026-11-07' }] },
      ['systemChanged 2026-12-07'],
    ],
    ['only a newer version', {}, { systems: [{ softwareVersion: '6.0.0' }] }, []],
    ['another address', {}, { place: { street: 'Ring' } }, ['addressChanged 2026-06-01']],
    ['another tax number', {}, { taxpayer: { taxNumber: '9181081508163' } }, ['taxpayerChanged null']],
    ['closed', {}, { place: { endedOn: '2026-11-07' } }, ['establishmentEnded 2026-12-07']],
    ['Austria has no such day', null, { place: { country: 'AT' } }, ['systemAdded null']],
  ])('%s', (_what, told, now, expected) => expect(kinds(told, now)).toEqual(expected));

  test.each<[string, string | null, string]>([
    ['nobody says when', null, '2026-11-05'],
    ['it was in use elsewhere before', '2024-03-01', '2026-11-05'],
    ['while its register was offline', '2026-11-07', '2026-11-07'],
    ['its clock is ahead', '2026-12-01', '2026-11-09'],
  ])('a swap between two reports, %s', (_what, startedOn, day) =>
    expect(swapDay(startedOn, { from: '2026-11-05', to: '2026-11-09' })).toBe(day),
  );

  it('the first day counts', () => {
    const now = content({
      systems: [{ acquiredOn: '2026-11-07' }, { deviceId: 'd2', acquiredOn: '2026-10-07' }],
    });
    expect(firstDue(differencesOf(null, now, '2026-11-28'))).toBe('2026-11-07');
    expect(firstDue([])).toBeNull();
  });

  it('what nobody is told makes no difference', () => {
    expect(
      tellsSame(
        content(),
        content({ systems: [{ since: '2020-01-01', tseSince: '2026-02-01', changedOn: '2026-02-02' }] }),
      ),
    ).toBe(true);
    expect(tellsSame(content(), content({ systems: [{ remarks: 'Theke' }] }))).toBe(false);
  });
});

describe('FIS-16: what is told', () => {
  it('a part of which nothing is known yet is left out', () => {
    const nobody = Object.fromEntries(Object.keys(firm).map((field) => [field, null]));
    const titles = formOf(content({ taxpayer: nobody, place: { country: 'AT' } }), 'de').map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Betriebsstätte', 'Registrierkasse 1: Bar']);
  });

  it('gross method: all systems stand in the order of the official form', () => {
    const parts = formOf(content({ systems: [{}, { deviceId: 'd2', name: 'Terrasse' }] }), 'de');
    expect(parts.map(({ title }) => title)).toEqual([
      'Steuerpflichtige Person',
      'Betriebsstätte',
      'Aufzeichnungssystem 1: Bar',
      'Aufzeichnungssystem 2: Terrasse',
    ]);
    expect(parts[1]?.fields).toContainEqual({ name: 'Anzahl der eAs', value: '2' });
    expect(parts[2]?.fields.map(({ name }) => name)).toEqual([
      'Art des eAs',
      'Software des eAs',
      'Software-Version des eAs',
      'Seriennummer des eAs/Software-App',
      'Hersteller des eAs',
      'Modell des eAs',
      'Seriennummer der TSE',
      'Inbetriebnahme/Aktivierung der TSE',
      'BSI-Zertifizierungs-ID „BSI-K-TR-“',
      'Art/Bauform der TSE',
      'Anschaffung des eAs',
      'Inbetriebnahme des eAs',
    ]);
    expect(parts[2]?.fields).toContainEqual({ name: 'Anschaffung des eAs', value: '05.01.2026' });
  });

  it('XML has the names and the order that are known', () =>
    expect(notificationXml(content())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Aufzeichnung146a xmlns="http://finkonsens.de/elster/elsternachricht/aufzeichnung146a/v1" version="1">
  <Aufzeichnung146a>
    <AngabenAufzeichnungssystem>
      <Art>1</Art>
      <Software>Tresen POS</Software>
      <SoftwareVersion>5.9.3</SoftwareVersion>
      <SeriennummerAS>SN-1</SeriennummerAS>
      <Hersteller>Sunmi</Hersteller>
      <Modell>T2</Modell>
      <SeriennummerTSE>${'ab'.repeat(32)}</SeriennummerTSE>
      <InbetriebnahmeTSE>10.01.2026</InbetriebnahmeTSE>
      <BSIID>0362-2019</BSIID>
      <ArtTSE>2</ArtTSE>
      <AnschaffungAS>05.01.2026</AnschaffungAS>
      <InbetriebnahmeAS>12.01.2026</InbetriebnahmeAS>
    </AngabenAufzeichnungssystem>
  </Aufzeichnung146a>
</Aufzeichnung146a>
`));

  test.each([
    ['</Modell><Art>9</Art>', '&lt;/Modell&gt;&lt;Art&gt;9&lt;/Art&gt;'],
    [
      '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
      '&lt;!ENTITY x SYSTEM &quot;file:///etc/passwd&quot;&gt;&amp;x;',
    ],
    [']]>', ']]&gt;'],
    ['a\u0000b\u001fc\ufffed\ud800e', 'abcde'],
  ])('no text breaks out of its element: %j', (model, written) =>
    expect(notificationXml(content({ systems: [{ model }] }))).toContain(`<Modell>${written}</Modell>`),
  );

  it('Austria: register and signature unit, as FinanzOnline asks for them', () => {
    const [, , till] = formOf(content({ place: { country: 'AT' }, systems: [{ tseSerial: '1a2b' }] }), 'de');
    expect(till?.title).toBe('Registrierkasse 1: Bar');
    expect(till?.fields.slice(0, 2)).toEqual([
      { name: 'Kassen-ID', value: 'K1' },
      { name: 'Seriennummer des Signaturzertifikats', value: '1a2b' },
    ]);
  });
});

describe('FIS-16: what people enter', () => {
  const unitId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
  const empty = {
    ...{
      unitId,
      designation: null,
      street: null,
      houseNumber: null,
      houseNumberSuffix: null,
      additionalAddress: null,
    },
    ...{ zipCode: null, town: null, endedOn: null, remarks: null },
  };
  it('is tidied; what is empty is nothing', () =>
    expect(
      establishmentDetailsSchema.parse({ ...empty, street: ' Markt ', town: ' ', houseNumber: '' }),
    ).toMatchObject({
      ...{ street: 'Markt', town: null, houseNumber: null },
    }));
  test.each([
    ['houseNumber', '12a'],
    ['zipCode', 'D-80331'],
    ['endedOn', '2026-02-30'],
    ['street', 'x'.repeat(101)],
  ])('%s %j is refused', (field, value) =>
    expect(establishmentDetailsSchema.safeParse({ ...empty, [field]: value }).success).toBe(false),
  );

  test.each([
    ['Am Markt 12', 'Am Markt', '12', null],
    ['Am Markt 12a', 'Am Markt', '12', 'a'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', null],
    ['Hauptbahnhof', 'Hauptbahnhof', null, null],
  ])('%s is split', (line, street, houseNumber, houseNumberSuffix) =>
    expect(splitAddress(line)).toEqual({ street, houseNumber, houseNumberSuffix }),
  );
});
