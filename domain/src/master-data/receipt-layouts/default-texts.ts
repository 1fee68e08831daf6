import type { Country } from '../../kit/countries/index.ts';

interface DefaultTexts {
  readonly taxNumber: string;
  readonly receipt: string;
  readonly servedBy: string;
  readonly customer: string;
  readonly total: string;
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly serial: string;
  readonly from: string;
  readonly to: string;
  readonly thanks: string;
  readonly turnoverGross: string;
  readonly turnoverNet: string;
  readonly receipts: string;
  readonly opening: string;
  readonly takings: string;
  readonly expected: string;
  readonly counted: string;
  readonly difference: string;
}

const german: DefaultTexts = {
  taxNumber: 'Steuernummer',
  receipt: 'Beleg',
  servedBy: 'Es bediente Sie',
  customer: 'Kunde',
  total: 'Summe',
  rate: 'Satz',
  net: 'Netto',
  tax: 'Steuer',
  gross: 'Brutto',
  serial: 'Seriennummer',
  from: 'Beginn',
  to: 'Ende',
  thanks: 'Vielen Dank für Ihren Besuch!',
  turnoverGross: 'Umsatz brutto',
  turnoverNet: 'Umsatz netto',
  receipts: 'Belege',
  opening: 'Anfangsbestand',
  takings: 'Bareinnahmen',
  expected: 'Kassensoll',
  counted: 'Kassenist',
  difference: 'Differenz',
};

const spanish: DefaultTexts = {
  taxNumber: 'NIF',
  receipt: 'Factura simplificada',
  servedBy: 'Le atendió',
  customer: 'Cliente',
  total: 'Total',
  rate: 'IVA',
  net: 'Base',
  tax: 'Cuota',
  gross: 'Total',
  serial: 'N.º de serie',
  from: 'Inicio',
  to: 'Fin',
  thanks: '¡Gracias por su visita!',
  turnoverGross: 'Ventas con IVA',
  turnoverNet: 'Ventas sin IVA',
  receipts: 'Tiques',
  opening: 'Fondo inicial',
  takings: 'Cobros en efectivo',
  expected: 'Efectivo esperado',
  counted: 'Efectivo contado',
  difference: 'Diferencia',
};

/** Texts of the layouts that a tenant begins with: they are printed for its guests, so in the language of the country. */
export const defaultTexts: Readonly<Record<Country, DefaultTexts>> = {
  DE: german,
  AT: german,
  CH: { ...german, taxNumber: 'MWST-Nr.', tax: 'MWST' },
  ES: spanish,
};
