import { type Closing, notesOnClosing } from '../closings/index.ts';
import { factsOf, type ReportFact, type ReportFacts, type ReportSource } from './report.ts';
import { count, day, instant, text } from './report-cell.ts';

/** Which closing of which register, by whom and for when. */
export const headPart = ({ closing, unitName, words }: ReportSource): ReportFacts => {
  const { head } = words;
  const { company, register, period } = closing;
  const receipt = (name: string, end: typeof period.first): ReportFact | null =>
    end ? { name, cell: text(words.receipt(String(end.number))), receiptId: end.id } : null;
  return factsOf(
    { name: head.zNumber, cell: text(String(closing.zNumber)), term: 'zNumber' },
    named(head.type, words.types[closing.type]),
    named(head.branch, unitName),
    named(head.register, register.name),
    named(head.serial, register.serial),
    { name: head.businessDay, cell: day(closing.businessDay), term: 'businessDay' },
    { name: head.createdAt, cell: instant(closing.createdAt) },
    named(head.operator, closing.operator?.name),
    { name: head.periodFrom, cell: instant(period.from) },
    { name: head.periodTo, cell: instant(period.to) },
    receipt(head.firstReceipt, period.first),
    receipt(head.lastReceipt, period.last),
    { name: head.records, cell: count(closing.records), term: 'records' },
    named(head.dailyZNumbers, numbersText(closing.dailyZNumbers ?? [], words.range)),
    named(head.company, company?.name),
    named(head.address, placeOf(company)),
    named(head.taxNumber, company?.taxNumber),
    named(head.vatId, company?.vatId),
    named(head.software, softwareOf(register)),
    closing.resetCounter !== null &&
      closing.resetCounter !== undefined && {
        name: head.resetCounter,
        cell: count(closing.resetCounter),
        term: 'resetCounter',
      },
    named(head.note, closing.note),
    // That nobody signed the closing is told where its security device is.
    ...notesOnClosing(closing)
      .filter((note) => note !== 'UNSIGNED')
      .map((note) => named(head.attention, words.notes[note])),
  );
};

function named(name: string, value: string | null | undefined): ReportFact | null {
  return value ? { name, cell: text(value) } : null;
}

/** `1 to 30`, or each number where some are left out. */
function numbersText(numbers: readonly number[], range: (first: string, last: string) => string): string {
  const first = numbers[0] ?? 0;
  const isUnbroken = numbers.every((number, index) => number === first + index);
  if (!isUnbroken || numbers.length < 3) return numbers.join(', ');
  return range(String(first), String(first + numbers.length - 1));
}

function placeOf(company: Closing['company']): string {
  return [company?.street, [company?.zipCode, company?.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

function softwareOf({ softwareBrand, softwareVersion }: Closing['register']): string {
  return [softwareBrand, softwareVersion].filter(Boolean).join(' ');
}
