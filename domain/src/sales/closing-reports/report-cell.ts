/** A value of a closing, not yet written: how it looks depends on the reader's language. */
export type ReportCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'money'; readonly cents: number; readonly currency: string }
  | { readonly kind: 'count'; readonly count: number }
  /** Thousandths. */
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** Hundredths of a percent. */
  | { readonly kind: 'rate'; readonly rate: number }
  /** A ratio: 0.25 is a quarter. */
  | { readonly kind: 'share'; readonly share: number }
  /** How much more or less, as a ratio; written with its sign. */
  | { readonly kind: 'change'; readonly change: number }
  /** ISO 8601 UTC; written in the branch's time zone. */
  | { readonly kind: 'instant'; readonly instant: string }
  | { readonly kind: 'day'; readonly day: string };

/** The written forms of a language, as `Formats` of the web has them. */
export interface ReportFormats {
  money(cents: number, currency: string): string;
  number(value: number): string;
  share(ratio: number): string;
  dateTime(iso: string, zone: string): string;
  day(isoDay: string): string;
}

/**
 * A cell as people read it; null is an empty one.
 * @param zone time zone of the branch, in which instants are told
 */
export const cellText = (cell: ReportCell | null, formats: ReportFormats, zone: string): string => {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'money':
      return formats.money(cell.cents, cell.currency);
    case 'count':
      return formats.number(cell.count);
    case 'quantity':
      return formats.number(cell.quantity / 1000);
    case 'rate':
      return formats.share(cell.rate / 10_000);
    case 'share':
      return formats.share(cell.share);
    case 'change':
      return changeText(cell.change, formats);
    case 'instant':
      return formats.dateTime(cell.instant, zone);
    case 'day':
      return formats.day(cell.day);
  }
};

function changeText(change: number, { share }: ReportFormats): string {
  const written = share(change);
  // A change that is too small to be written has no sign either.
  return change > 0 && written !== share(0) ? `+${written}` : written;
}

export const text = (value: string): ReportCell => ({ kind: 'text', text: value });
export const money = (cents: number, currency: string): ReportCell => ({ kind: 'money', cents, currency });
export const count = (value: number): ReportCell => ({ kind: 'count', count: value });
export const quantity = (thousandths: number): ReportCell => ({ kind: 'quantity', quantity: thousandths });
export const rate = (hundredths: number): ReportCell => ({ kind: 'rate', rate: hundredths });
export const instant = (iso: string): ReportCell => ({ kind: 'instant', instant: iso });
export const day = (iso: string): ReportCell => ({ kind: 'day', day: iso });

/** A part of a whole; nothing of nothing has no share. */
export const share = (part: number, whole: number): ReportCell | null =>
  whole === 0 ? null : { kind: 'share', share: part / whole };
