import { describe, expect, it } from 'vitest';
import { readSpans, spansText } from './index.ts';

describe('opening hours as people write them', () => {
  it.each([
    ['', '', []],
    ['9-14', '09:00–14:00', [[540, 840]]],
    [
      '09:00–14:00, 17:30–1',
      '09:00–14:00, 17:30–01:00',
      [
        [540, 840],
        [1_050, 1_500],
      ],
    ],
    ['18-24', '18:00–24:00', [[1_080, 1_440]]],
    ['0-0', '00:00–24:00', [[0, 1_440]]],
    ['9.30 bis 14 Uhr', '09:30–14:00', [[570, 840]]],
    ['9:15 to 14', '09:15–14:00', [[555, 840]]],
    ['20-6', '20:00–06:00', [[1_200, 1_800]]],
    ['von 9 Uhr bis 14 Uhr', '09:00–14:00', [[540, 840]]],
    ['9h-14h', '09:00–14:00', [[540, 840]]],
    ['8:30 — 18:00 Uhr', '08:30–18:00', [[510, 1_080]]],
    [
      '9-14 und 17-22 Uhr',
      '09:00–14:00, 17:00–22:00',
      [
        [540, 840],
        [1_020, 1_320],
      ],
    ],
    ['9am – 5:30 p.m.', '09:00–17:30', [[540, 1_050]]],
    ['12pm-12am', '12:00–24:00', [[720, 1_440]]],
    ['Geschlossen', '', []],
    ['Ruhetag', '', []],
  ])('%j is %j', (text, written, spans) => {
    const read = readSpans(text, 2);
    expect(read).toEqual(spans.map(([from, to]) => ({ weekday: 2, from, to })));
    expect(spansText(read ?? [], 2)).toBe(written);
    expect(readSpans(written, 2)).toEqual(read);
  });

  it.each(['9', '25-26', '9:70-10', 'immer', '13pm-2', '9-24:01', '9--14', '9bis14bis17', '9-14 Ruhetag'])(
    '%j is no time',
    (text) => {
      expect(readSpans(text, 0)).toBeUndefined();
    },
  );
});
