/** A table of the demo. Lengths in units of 10 cm from the upper left corner of its room. */
type DemoTable = Readonly<{
  name: string;
  number: number;
  seats: number;
  shape: 'rectangle' | 'round';
  x: number;
  y: number;
  width: number;
  length: number;
  rotation: number;
}>;

/** A room of the demo with its tables. */
export type DemoRoom = Readonly<{
  name: string;
  colour: string;
  sort: number;
  width: number;
  length: number;
  tables: readonly DemoTable[];
}>;

const square = { shape: 'rectangle', width: 8, length: 8, rotation: 0, seats: 4 } as const;
const long = { ...square, width: 18, seats: 6 } as const;
const bench = { ...square, width: 22, length: 7, seats: 8 } as const;

const diningRoom: DemoRoom = {
  ...{ name: 'Gaststube', colour: '#6d4c41', sort: 1, width: 140, length: 90 },
  tables: [
    {
      ...square,
      name: 'Stammtisch',
      number: 1,
      shape: 'round',
      width: 18,
      length: 18,
      seats: 8,
      x: 10,
      y: 10,
    },
    ...[0, 1, 2].map((at) => ({
      ...square,
      name: `Fenster ${at + 1}`,
      number: at + 2,
      x: 45 + at * 30,
      y: 10,
    })),
    ...[0, 1, 2].map((at) => ({ ...long, name: `Tisch ${at + 5}`, number: at + 5, x: 10 + at * 42, y: 45 })),
    { ...square, name: 'Erker', number: 8, seats: 2, rotation: 45, x: 118, y: 70 },
    ...[0, 1].map((at) => ({
      ...square,
      name: `Ofenbank ${at + 1}`,
      number: at + 9,
      x: 10 + at * 30,
      y: 72,
    })),
  ],
};

const winterGarden: DemoRoom = {
  ...{ name: 'Wintergarten', colour: '#2e7d32', sort: 2, width: 90, length: 60 },
  tables: [0, 1, 2, 3, 4, 5].map((at) => ({
    ...{ ...square, name: `Garten ${at + 1}`, number: at + 21, shape: 'round', width: 9, length: 9 },
    ...{ x: 10 + (at % 3) * 28, y: 10 + Math.floor(at / 3) * 28 },
  })),
};

/** Beer garden tables stand in rows, as many as there is room for. */
const garden: DemoRoom = {
  ...{ name: 'Kastaniengarten', colour: '#558b2f', sort: 1, width: 190, length: 130 },
  tables: Array.from({ length: 20 }, (_, at) => ({
    ...{ ...bench, name: `Bank ${at + 1}`, number: at + 1 },
    ...{ x: 10 + (at % 5) * 36, y: 12 + Math.floor(at / 5) * 30 },
  })),
};

/** The rooms of each branch of the demo that has guests at tables. */
export const demoRooms: Readonly<Record<string, readonly DemoRoom[]>> = {
  Gasthaus: [diningRoom, winterGarden],
  Biergarten: [garden],
};
