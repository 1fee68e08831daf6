import type { Country } from '../../kit/countries/index.ts';
import type { Closing } from '../../sales/closings/index.ts';
import type { Receipt, ReceiptPayment, ReceiptPosition, VatTotal } from '../../sales/receipts/index.ts';
import type { PrintFormats } from './print-formats.ts';
import type { PrintLanguage } from './print-language.ts';

/** Who sells, as it stands on the head. */
export interface PrintSeller {
  readonly name?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly zipCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly taxNumber?: string | null | undefined;
  readonly vatId?: string | null | undefined;
}

/** What a print-out says that is in no receipt. */
export interface PrintContext {
  readonly language: PrintLanguage;
  readonly country: Country;
  /** Time zone of the branch. */
  readonly zone: string;
  readonly branch: string;
  readonly seller: PrintSeller | null;
  /** The tenant's own text blocks by name (decisions MDA-16). */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** The parts of a receipt or a closing for each of which a line is printed. */
export interface Repeated {
  readonly position: ReceiptPosition;
  readonly discount: { readonly text: string; readonly amount: number };
  readonly extra: NonNullable<ReceiptPosition['subItems']>[number];
  readonly payment: Pick<ReceiptPayment, 'kind' | 'name' | 'amount' | 'currency'> & {
    readonly foreignAmount?: number | null | undefined;
    readonly count?: number;
  };
  readonly card: NonNullable<Receipt['cards']>[number];
  readonly vat: VatTotal;
  readonly category: Closing['categories'][number];
  readonly person: Closing['employees'][number];
}
export type Repetition = keyof Repeated;

/** All that a tag may read: a receipt or a closing, and the part of it that the line is printed for. */
export interface PrintFacts extends Partial<Repeated> {
  readonly context: PrintContext;
  readonly formats: PrintFormats;
  readonly currency: string;
  readonly receipt?: Receipt;
  readonly closing?: Closing;
  /** By what letter a position names its rate. */
  letterOf(vat: Pick<VatTotal, 'key' | 'rate'>): string;
}
