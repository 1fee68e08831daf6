import { describe, expect, it, test } from 'vitest';
import { establishmentDetailsSchema, formOf, notificationXml, splitAddress } from './index.ts';
import { content, firm } from './testing/content.ts';

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
