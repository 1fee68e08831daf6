import type { PositionKind } from './receipt-codes.ts';

/** What a position does to the business, as far as figures are concerned. */
export type PositionMeaning =
  | 'turnover'
  | 'deposit'
  | 'grant'
  | 'tip'
  | 'voucher'
  | 'deferredPayment'
  | 'cashMovement';

/**
 * The meaning of each business case (GV_TYP). Only `turnover` enters figures (contract 16):
 * - goods and services, their discounts and surcharges, and `ZuschussUnecht`, a price paid by a third party;
 * - not container deposits (`Pfand`): they come back, although they carry VAT;
 * - not `ZuschussEcht`: a grant that buys nothing;
 * - not tips, the owner's (`TrinkgeldAG`) neither, although those carry VAT;
 * - not vouchers, neither sold nor redeemed: what they buy counts, as `Umsatz`, when it is handed over;
 * - not receivables and down payments: they move the time of the payment, the sale itself is `Umsatz`;
 * - not what only changes the cash in the drawer.
 * That is narrower than the VAT group "turnover" of DSFinV-K (fiscal.md 1.5).
 */
export const meaningOfPosition: Readonly<Record<PositionKind, PositionMeaning>> = {
  Umsatz: 'turnover',
  Rabatt: 'turnover',
  Aufschlag: 'turnover',
  ZuschussUnecht: 'turnover',
  Pfand: 'deposit',
  PfandRueckzahlung: 'deposit',
  ZuschussEcht: 'grant',
  TrinkgeldAG: 'tip',
  TrinkgeldAN: 'tip',
  EinzweckgutscheinKauf: 'voucher',
  EinzweckgutscheinEinloesung: 'voucher',
  MehrzweckgutscheinKauf: 'voucher',
  MehrzweckgutscheinEinloesung: 'voucher',
  Forderungsentstehung: 'deferredPayment',
  Forderungsaufloesung: 'deferredPayment',
  Anzahlungseinstellung: 'deferredPayment',
  Anzahlungsaufloesung: 'deferredPayment',
  Anfangsbestand: 'cashMovement',
  Privatentnahme: 'cashMovement',
  Privateinlage: 'cashMovement',
  Geldtransit: 'cashMovement',
  Lohnzahlung: 'cashMovement',
  Einzahlung: 'cashMovement',
  Auszahlung: 'cashMovement',
  DifferenzSollIst: 'cashMovement',
};

/** True when the gross of such a position is turnover; only in receipts of type `Beleg` (contract 16). */
export const isTurnover = (kind: PositionKind): boolean => meaningOfPosition[kind] === 'turnover';
