/** One property of iCalendar: its name, its parameters, and its value as it stands there. */
export interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** An event of a calendar: each property that it has. */
export type ReadEvent = readonly Property[];

const longest = 75;
const nameForm = /^[A-Z0-9-]+$/;
const utc = /^\d{8}T\d{6}Z$/;
const date = /^\d{8}$/;
const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'SEQUENCE'];

/**
 * Reads a calendar as strictly as RFC 5545 is written, for tests: what a program might forgive is thrown here.
 * @throws {Error} with the line that is against it
 */
export const readCalendar = (file: Buffer): readonly ReadEvent[] => {
  const [first, ...rest] = linesOf(file).map(propertyOf);
  const last = rest.pop();
  if (said(first) !== 'BEGIN:VCALENDAR' || said(last) !== 'END:VCALENDAR') throw new Error('no calendar');
  const head = rest.slice(0, indexOfEvent(rest));
  for (const [name, value] of [['VERSION', '2.0'], ['PRODID']] as const) {
    const found = head.filter((each) => each.name === name);
    if (found.length !== 1 || (value && found[0]?.value !== value))
      throw new Error(`${name} of the calendar`);
  }
  const events = eventsIn(rest.slice(head.length));
  const ids = events.map((event) => rawOf(event, 'UID'));
  if (new Set(ids).size !== ids.length) throw new Error('an UID twice');
  return events;
};

/** The value of a text as it was meant, without the marks of RFC 5545 3.3.11. */
export const textIn = (event: ReadEvent, name: string): string | undefined =>
  rawOf(event, name)?.replaceAll(/\\([nN,;\\])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

export const rawOf = (event: ReadEvent, name: string): string | undefined =>
  event.find((each) => each.name === name)?.value;

/** 3.1: each line ends by CRLF and has 75 octets at most, none of which is half of a letter. */
function linesOf(file: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > longest) throw new Error(`too long: ${line}`);
    if (/[\r\n]|(?!\t)\p{Cc}/u.test(line)) throw new Error(`a control character: ${JSON.stringify(line)}`);
    if (!line.isWellFormed() || line === '') throw new Error('an empty line, or half a letter');
  }
  return lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

function propertyOf(line: string): Property {
  const [, name = '', given = '', value = ''] =
    /^([^:;]+)((?:;[^:;=]+=(?:"[^"]*"|[^":;]*))*):(.*)$/su.exec(line) ?? [];
  if (!nameForm.test(name)) throw new Error(`no property: ${line}`);
  const parameters = [...given.matchAll(/;([^=]+)=("[^"]*"|[^;]*)/g)].map(([, key = '', said = '']) => [
    key,
    said,
  ]);
  return { name, parameters: Object.fromEntries(parameters), value };
}

function eventsIn(properties: readonly Property[]): ReadEvent[] {
  const events: ReadEvent[] = [];
  let open: Property[] | undefined;
  for (const property of properties) {
    const line = said(property);
    if (line === 'BEGIN:VEVENT' && !open) open = [];
    else if (line === 'END:VEVENT' && open) {
      check(open);
      events.push(open);
      open = undefined;
    } else if (open && !['BEGIN', 'END'].includes(property.name)) open.push(property);
    else throw new Error(`out of place: ${line}`);
  }
  if (open) throw new Error('an event without an end');
  return events;
}

/** 3.6.1: what an event must have and may have once, and 3.3: how values are written. */
function check(event: ReadEvent): void {
  for (const name of once)
    if (event.filter((each) => each.name === name).length > 1) throw new Error(`${name} twice`);
  for (const name of ['UID', 'DTSTAMP', 'DTSTART']) if (!rawOf(event, name)) throw new Error(`no ${name}`);
  if (!utc.test(rawOf(event, 'DTSTAMP') ?? '')) throw new Error('DTSTAMP is not in UTC');
  const moments = event.filter(({ name }) => name === 'DTSTART' || name === 'DTEND');
  const kinds = moments.map(({ parameters, value }) => {
    const form = parameters.VALUE === 'DATE' ? date : utc;
    // A zone would have to be told as VTIMEZONE, and none is.
    if (!form.test(value) || 'TZID' in parameters) throw new Error(`no moment: ${value}`);
    return { form, value };
  });
  const [start, end] = kinds;
  if (end && (end.form !== start?.form || end.value <= start.value))
    throw new Error('it ends before it begins');
  for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION'])
    if (/(?:^|[^\\])(?:\\\\)*(?:[,;]|\\(?![nN,;\\]))/.test(rawOf(event, name) ?? ''))
      throw new Error(`${name} is not escaped: ${rawOf(event, name)}`);
}

const said = (property: Property | undefined): string => `${property?.name}:${property?.value}`;

function indexOfEvent(properties: readonly Property[]): number {
  const at = properties.findIndex((property) => said(property) === 'BEGIN:VEVENT');
  return at < 0 ? properties.length : at;
}
