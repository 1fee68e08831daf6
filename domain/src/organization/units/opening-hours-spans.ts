import { minutesOfDay, type OpeningSpan } from './opening-hours.ts';

const clockForm = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:Uhr|h)|\s*([ap])\.?m\.?)?`;
const spanForm = new RegExp(
  String.raw`^(?:von\s+|from\s+)?${clockForm}\s*(?:[-\u2013\u2014]|bis|to)\s*${clockForm}$`,
  'i',
);
/** What people write for a day without any. */
const closedForm = /^(?:geschlossen|ruhetag|zu|closed|-|–|—)$/i;

/**
 * `9–14, 17:30–1`, `9.30 bis 14 Uhr` or `9am–5pm` of a day as spans; an end that is no later is the next day. Undefined
 * for what is no time.
 */
export const readSpans = (text: string, weekday: number): readonly OpeningSpan[] | undefined => {
  if (closedForm.test(text.trim())) return [];
  const parts = text
    .split(/[,;+&/]|\s(?:und|and|u\.)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.map((part) => {
    const read = spanForm.exec(part);
    const from = read && minutesOf(read[1], read[2], read[3]);
    const to = read && minutesOf(read[4], read[5], read[6]);
    const isTime = typeof from === 'number' && typeof to === 'number' && from < minutesOfDay;
    return isTime ? { weekday, from, to: to <= from ? to + minutesOfDay : to } : undefined;
  });
  return spans.every((one) => one !== undefined) ? spans : undefined;
};

/** The spans of a day as `readSpans` reads them. */
export const spansText = (spans: readonly OpeningSpan[], weekday: number): string =>
  spans
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
    .join(', ');

/** Minutes after midnight, 24:00 among them; undefined for what no clock shows. @param half `a` or `p` of a clock of twelve hours */
function minutesOf(hourText = '', minuteText = '0', half = ''): number | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isHalf = half !== '';
  if (minute > 59 || (isHalf && (hour < 1 || hour > 12))) return undefined;
  const minutes = (isHalf ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour) * 60 + minute;
  return minutes <= minutesOfDay ? minutes : undefined;
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const ofDay = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
