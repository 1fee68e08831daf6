import { cents, choice, choices, flag, longText, rows, text, whole } from '../../kit/entities/index.ts';
import { courses } from '../articles/index.ts';
import { placeholderLimits, receiptLanguages } from '../receipt-layouts/index.ts';

/** To which cents an amount in cash is rounded; 1 is exact. */
const cashRoundings = [1, 5, 10] as const;

/** Kinds of payment that a register can offer, as receipts name them. */
const offeredPayments = [
  'Bar',
  'ECKarte',
  'Kreditkarte',
  'ElZahlungsdienstleister',
  'Guthabenkarte',
  'Unbar',
] as const;

/** Whom tips belong to: `TrinkgeldAN` and `TrinkgeldAG` of a receipt. */
const tipRecipients = ['employee', 'owner'] as const;
const drawerOpenings = ['cash', 'always', 'never'] as const;
/** Whether a receipt comes out of the printer: after each sale, when somebody asks for it, or as the guest chooses. */
const receiptPrintings = ['always', 'ask', 'onDemand'] as const;

/**
 * The settings of registers that are plain values, by their keys, in the order of the screen (CFG-04). What comes before
 * the dot is the section. Whatever is new needs its words and a line in docs/register-integration.md.
 */
export const settingFields = {
  /** The tenant's own text blocks for layouts (MDA-15, MDA-16). */
  'placeholders.texts': rows(
    {
      name: text({ isRequired: true, max: placeholderLimits.name }),
      text: longText({ isRequired: true, max: placeholderLimits.text }),
    },
    { max: 50 },
  ),
  'payment.cashRounding': choice(cashRoundings, { isRequired: true, initial: 1 }),
  'payment.kinds': choices(offeredPayments, { isRequired: true, initial: offeredPayments }),
  /** The most that one payment in cash may be, in cents; without a value there is no limit. */
  'payment.mostCash': cents({ least: 1 }),
  'payment.tips': flag({ initial: true }),
  'payment.tipRecipient': choice(tipRecipients, { isRequired: true, initial: 'employee' }),
  'payment.splitBills': flag({ initial: true }),
  'payment.openDrawer': choice(drawerOpenings, { isRequired: true, initial: 'cash' }),
  /** What the courses 1 to 5 of articles are called; a register names the others by their number. */
  'courses.names': rows({ name: text({ isRequired: true, max: 30 }) }, { max: courses.length }),
  /** Later courses wait at the register until somebody calls them; else all of them are printed at once. */
  'courses.areCalled': flag({ initial: false }),
  'general.receiptLanguage': choice(receiptLanguages, { isRequired: true, initial: 'country' }),
  'general.printReceipt': choice(receiptPrintings, { isRequired: true, initial: 'always' }),
  'general.askGuests': flag({ initial: false }),
  /** Minutes without a touch; 0 is never. */
  'general.autoSignOff': whole({ isRequired: true, max: 240, initial: 0 }),
  /** Time of the branch at which a register reminds of its closing; without a value it does not. */
  'general.closingReminder': text({ max: 5 }),
} as const;
export type FieldKey = keyof typeof settingFields;
