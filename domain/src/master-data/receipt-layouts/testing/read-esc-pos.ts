interface ReadRun {
  readonly bytes: number[];
  readonly isBold: boolean;
  readonly isWide: boolean;
  readonly isHigh: boolean;
}

export type ReadLine =
  | { kind: 'text'; runs: ReadRun[] }
  | { kind: 'code'; text: string; size: number; level: number; align: number }
  | { kind: 'image'; width: number; height: number; bytes: number[]; align: number }
  | { kind: 'cut'; isWhole: boolean };

/** What a printer has in mind while it reads. */
interface Printer {
  readonly bytes: number[];
  readonly lines: ReadLine[];
  readonly runs: ReadRun[];
  codePage: number | null;
  isBold: boolean;
  size: number;
  align: number;
  readonly code: { size: number; level: number; data: number[] };
}

/**
 * What a printer would do with bytes: written for tests, without a look at what writes them. Throws at a byte that it does
 * not know, and at text that no line feed ends.
 */
export function readEscPos(input: Uint8Array): Pick<Printer, 'codePage' | 'lines'> {
  const printer: Printer = {
    bytes: [...input].toReversed(),
    lines: [],
    runs: [],
    codePage: null,
    isBold: false,
    size: 0,
    align: 0,
    code: { size: 0, level: 0, data: [] },
  };
  while (printer.bytes.length > 0) readNext(printer);
  if (printer.runs.length > 0) throw new Error('text without a line feed');
  return printer;
}

function readNext(printer: Printer): void {
  const byte = next(printer);
  if (byte >= 0x20) readCharacter(printer, byte);
  else if (byte === 0x0a) printer.lines.push({ kind: 'text', runs: printer.runs.splice(0) });
  else readCommand(printer, byte);
}

function readCommand(printer: Printer, byte: number): void {
  const name = `${byte} ${String.fromCharCode(next(printer))}`;
  const command = commands[name];
  if (command === undefined) throw new Error(`${name} is no command of a printer`);
  if (printer.runs.length > 0 && !looks.includes(name)) throw new Error('text without a line feed');
  command(printer);
}

function readCharacter({ runs, isBold, size }: Printer, byte: number): void {
  const last = runs.at(-1);
  const look = { isBold, isWide: size >= 16, isHigh: size % 16 === 1 };
  if (last && `${last.isBold}${last.isWide}${last.isHigh}` === `${isBold}${look.isWide}${look.isHigh}`) {
    last.bytes.push(byte);
  } else {
    runs.push({ bytes: [byte], ...look });
  }
}

const looks = ['27 E', '29 !'];

const commands: Readonly<Record<string, (printer: Printer) => void>> = {
  '27 @': (printer) => Object.assign(printer, { isBold: false, size: 0, align: 0 }),
  '27 t': (printer) => Object.assign(printer, { codePage: next(printer) }),
  '27 E': (printer) => Object.assign(printer, { isBold: next(printer) === 1 }),
  '29 !': (printer) => Object.assign(printer, { size: next(printer) }),
  '27 a': (printer) => Object.assign(printer, { align: next(printer) }),
  '29 V': (printer) => {
    const [mode] = take(printer, 2);
    printer.lines.push({ kind: 'cut', isWhole: mode === 65 });
  },
  '29 v': (printer) => {
    if (take(printer, 2).join() !== '48,0') throw new Error('a raster of another kind');
    const [width, height] = [nextTwo(printer), nextTwo(printer)];
    const bytes = take(printer, width * height);
    printer.lines.push({ kind: 'image', width: width * 8, height, bytes, align: printer.align });
  },
  '29 (': (printer) => {
    if (next(printer) !== 107) throw new Error('no QR code');
    const [type, name, ...rest] = take(printer, nextTwo(printer));
    if (type !== 49) throw new Error('another code');
    codeFunctions[String(name)]?.(printer, rest);
  },
};

const codeFunctions: Readonly<Record<string, (printer: Printer, rest: number[]) => void>> = {
  67: ({ code }, [size]) => Object.assign(code, { size }),
  69: ({ code }, [level]) => Object.assign(code, { level }),
  80: ({ code }, [, ...data]) => Object.assign(code, { data }),
  81: ({ code: { size, level, data }, align, lines }) => {
    lines.push({ kind: 'code', text: new TextDecoder().decode(Uint8Array.from(data)), size, level, align });
  },
};

function next(printer: Printer): number {
  const byte = printer.bytes.pop();
  if (byte === undefined) throw new Error('the bytes end within a command');
  return byte;
}

function nextTwo(printer: Printer): number {
  return next(printer) + next(printer) * 256;
}

function take(printer: Printer, count: number): number[] {
  return Array.from({ length: count }, () => next(printer));
}
