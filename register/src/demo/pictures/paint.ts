import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** True for points of a shape. The picture goes from -1 to 1, from left to right and from top to bottom. */
export type Shape = (x: number, y: number) => boolean;

/** A shape in its colour; later ones lie over those before. */
export type Layer = readonly [shape: Shape, colour: Colour];

export function ellipse(x: number, y: number, width: number, height: number): Shape {
  return (px, py) => ((px - x) / width) ** 2 + ((py - y) / height) ** 2 <= 1;
}

/** A box that is narrower at one end; widths are of one half. */
export function taper(top: number, bottom: number, topWidth: number, bottomWidth: number, x = 0): Shape {
  return (px, py) => {
    const share = (py - top) / (bottom - top);
    return share >= 0 && share <= 1 && Math.abs(px - x) <= topWidth + share * (bottomWidth - topWidth);
  };
}

export function box(left: number, top: number, right: number, bottom: number): Shape {
  return (x, y) => x >= left && x <= right && y >= top && y <= bottom;
}

export function without(shape: Shape, hole: Shape): Shape {
  return (x, y) => shape(x, y) && !hole(x, y);
}

export function both(one: Shape, other: Shape): Shape {
  return (x, y) => one(x, y) && other(x, y);
}

/** Looks at each point so many times in both directions, so that edges are smooth. */
const samples = 2;

/** Paints layers over a ground as a PNG file with a side of so many pixels. */
export function paint(side: number, ground: Colour, layers: readonly Layer[]): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc(side * (1 + side * 3));
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const sum = [0, 0, 0];
      for (let at = 0; at < samples ** 2; at += 1) {
        const x = ((column + ((at % samples) + 0.5) / samples) / side) * 2 - 1;
        const y = ((row + (Math.floor(at / samples) + 0.5) / samples) / side) * 2 - 1;
        const colour = layers.findLast(([shape]) => shape(x, y))?.[1] ?? ground;
        for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0);
      }
      const place = row * (1 + side * 3) + 1 + column * 3;
      for (const [channel, value] of sum.entries())
        rows.writeUInt8(Math.round(value / samples ** 2), place + channel);
    }
  return png(side, rows);
}

/** A PNG file (RFC 2083) of rows of a filter byte and three bytes a pixel. */
function png(side: number, rows: Buffer): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8); // eight bits, red-green-blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, end]);
}
