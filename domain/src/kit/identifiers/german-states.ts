import { foldName } from './fold-name.ts';

/** A German state with the forms of its tax numbers: F office, B district, U serial, P check digit (fiscal.md 6). */
export interface GermanState {
  readonly code: string;
  readonly name: string;
  readonly regional: string;
  readonly elster: string;
  readonly others: readonly string[];
}

export const germanStates: readonly GermanState[] = [
  state('BW', 'Baden-Württemberg', 'FFBBB/UUUUP', '28FF0BBBUUUUP'),
  state('BY', 'Bayern', 'FFF/BBB/UUUUP', '9FFF0BBBUUUUP', 'Bavaria', 'Freistaat Bayern'),
  state('BE', 'Berlin', 'FF/BBB/UUUUP', '11FF0BBBUUUUP'),
  state('BB', 'Brandenburg', '0FF/BBB/UUUUP', '30FF0BBBUUUUP'),
  state('HB', 'Bremen', 'FF BBB UUUUP', '24FF0BBBUUUUP'),
  state('HH', 'Hamburg', 'FF/BBB/UUUUP', '22FF0BBBUUUUP'),
  state('HE', 'Hessen', '0FF BBB UUUUP', '26FF0BBBUUUUP', 'Hesse'),
  state('MV', 'Mecklenburg-Vorpommern', '0FF/BBB/UUUUP', '40FF0BBBUUUUP', 'Mecklenburg-Western Pomerania'),
  state('NI', 'Niedersachsen', 'FF/BBB/UUUUP', '23FF0BBBUUUUP', 'Lower Saxony'),
  state('NW', 'Nordrhein-Westfalen', 'FFF/BBBB/UUUP', '5FFF0BBBBUUUP', 'NRW', 'North Rhine-Westphalia'),
  state('RP', 'Rheinland-Pfalz', 'FF/BBB/UUUUP', '27FF0BBBUUUUP', 'RLP', 'Rhineland-Palatinate'),
  state('SL', 'Saarland', '0FF/BBB/UUUUP', '10FF0BBBUUUUP'),
  state('SN', 'Sachsen', '2FF/BBB/UUUUP', '32FF0BBBUUUUP', 'Saxony', 'Freistaat Sachsen'),
  state('ST', 'Sachsen-Anhalt', '1FF/BBB/UUUUP', '31FF0BBBUUUUP', 'Saxony-Anhalt'),
  state('SH', 'Schleswig-Holstein', 'FF/BBB/UUUUP', '21FF0BBBUUUUP'),
  state('TH', 'Thüringen', '1FF/BBB/UUUUP', '41FF0BBBUUUUP', 'Thuringia', 'Freistaat Thüringen'),
];

const byName: ReadonlyMap<string, GermanState> = new Map(
  germanStates.flatMap((one) =>
    [one.code, `DE-${one.code}`, one.name, ...one.others].map((name) => [foldName(name), one] as const),
  ),
);

/** The state that people mean by a name or its short form, in German or English; undefined where it is none. */
export const findGermanState = (text: string | null): GermanState | undefined =>
  text === null ? undefined : byName.get(foldName(text));

function state(
  code: string,
  name: string,
  regional: string,
  elster: string,
  ...others: string[]
): GermanState {
  return { code, name, regional, elster, others };
}
