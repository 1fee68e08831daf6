import type { ReceiptPosition } from '../receipt.ts';
import type { Descriptions } from './describe-schema.ts';

/** What the fields of a position mean: lines.csv, lines_vat.csv, itemamounts.csv and subitems.csv of DSFinV-K. */
export const positionDescriptions: Descriptions<ReceiptPosition> = {
  line: 'Identifies the position within the receipt, for references from other receipts. Should be unique (not checked), usually 1, 2, 3 … (POS_ZEILE)',
  kind: 'Business transaction type of the position (GV_TYP). Umsatz: goods and services; Pfand, PfandRueckzahlung: container deposit charged and returned; Rabatt, Aufschlag: discount and surcharge on the receipt; TrinkgeldAN, TrinkgeldAG: tip for the employee and for the owner; …gutscheinKauf, …gutscheinEinloesung: voucher sold and redeemed, single-purpose (VAT due when sold) or multi-purpose (VAT due when redeemed); Forderung…, Anzahlung…: receivables and down payments, created and settled; ZuschussEcht, ZuschussUnecht: subsidies without and with a supply. The others only move cash: Anfangsbestand, Privatentnahme, Privateinlage, Geldtransit, Lohnzahlung, Einzahlung, Auszahlung, DifferenzSollIst. Turnover is Umsatz, Rabatt, Aufschlag and ZuschussUnecht',
  kindName: 'Name of the transaction type if the register distinguishes several of the same kind (GV_NAME)',
  text: 'What was sold, as printed on the receipt (ARTIKELTEXT)',
  quantity:
    'Quantity sold, in thousandths: 1000 is one piece, 385 is 0.385 kg. Negative for returns and voids (MENGE)',
  unit: 'Unit of the quantity, as printed: Stück, kg, l, m (EINHEIT)',
  factor:
    'Number of units the unit price refers to, in thousandths; defaults to 1000 (one unit). 150 g at a price for 100 g: quantity 150000, unit g, factor 100000, baseUnit 100 g (FAKTOR)',
  baseUnit:
    'Unit the price refers to, as printed, if it differs from the unit of the quantity: 100 g, kg, Kiste. Requires `factor` unless it is 1',
  unitPrice:
    'Price of one unit (of `factor` units) in cents, including VAT unless `priceBasis` is net. Returns have a negative quantity, not a negative price. Discounts and redeemed vouchers have a negative price. If `unitPriceExact` is given, this is that price in whole cents, with any rounding (STK_BR)',
  unitPriceExact:
    'The unit price as decimal text with up to five decimal places, if it is not in whole cents: 1.599 for fuel, 0.8333 for cable. With a decimal point and no grouping, in units of the currency, not cents. Takes precedence over `unitPrice` (STK_BR)',
  priceBasis:
    'gross (default): the unit price and discounts of the position include VAT. net: they exclude it, and the net amounts in `vat` are based on them. `amount` is always gross',
  amount:
    'Amount of the position in cents, always including VAT: unit price × quantity ÷ factor plus discounts, within one cent; with net prices this gives the net amount. An exact price may deviate by half of its last decimal place per unit. Negative if it reduces the total (POS_BRUTTO)',
  vat: [
    'The amount by VAT key. A bundle of goods with different rates, or a discount on them, has one entry per rate. The gross amounts add up to exactly `amount` (lines_vat.csv)',
    {
      key: 'VAT key (UST_SCHLUESSEL): 1 standard rate, 2 reduced rate, 3 and 4 flat rates for agriculture, 5 not taxable, 6 exempt, 7 not determinable; two digits for former rates; 1000 and above are free to use',
      rate: 'VAT rate in hundredths of a percent: 1900 is 19 %; 0 for keys 5, 6 and 7 (UST_SATZ)',
      net: 'Net amount in cents, with the same sign as gross (POS_NETTO)',
      tax: 'VAT in cents, with the same sign as gross: gross × rate ÷ (1 + rate) within one cent. If the tax for the rate is correct to within one cent over the whole receipt, an entry may also carry up to half a cent of rounding for each entry with that rate (POS_UST)',
      gross: 'Gross amount in cents: exactly net plus tax (POS_BRUTTO)',
    },
  ],
  article: [
    'The article sold, as it was at the time. Later changes to master data do not affect receipts. Omitted if no article was sold, as for tips or cash movements',
    {
      key: 'The register’s own key for the article, used for figures. It must never change for an article (ART_NR)',
      id: 'The cloud’s ID of the article as returned by `changes`; omitted if the register does not know it',
      plu: 'Price look-up number, as typed at the register',
      gtin: 'Global Trade Item Number (EAN), digits only (GTIN)',
      categoryKey: 'The register’s own key for the category (WARENGR_ID)',
      category: 'Name of the category (WARENGR)',
    },
  ],
  discounts: [
    'Discounts and surcharges on this position, included in `amount`. A discount on the whole receipt is a separate position of kind Rabatt (itemamounts.csv, discount and extra_amount)',
    {
      text: 'Description as printed',
      amount:
        'Cents, including VAT unless `priceBasis` is net; negative for a discount, positive for a surcharge (PF_BRUTTO, PF_NETTO)',
    },
  ],
  subItems: [
    'Components of the position: dishes in a menu, extras, parts of a set. For information only; they do not add to the amount (subitems.csv)',
    {
      articleKey: 'The register’s own key for the article (ZI_ART_NR)',
      text: 'Description as printed (ZI_NAME)',
      quantity: 'Quantity in thousandths (ZI_MENGE)',
      unitPrice: 'Price of one unit in cents, including VAT; 0 if included (ZI_BASISPREIS_BRUTTO)',
      unitPriceExact:
        'The same with up to five decimal places, like a position’s `unitPriceExact` (ZI_BASISPREIS_BRUTTO)',
      unit: 'Unit of the quantity, as printed (ZI_EINHEIT)',
      factor: 'Number of units the unit price refers to, in thousandths; defaults to 1000 (ZI_FAKTOR)',
      vatKey: 'VAT key, as in `vat` (ZI_UST_SCHLUESSEL)',
    },
  ],
  inHouse: 'True if consumed on the premises, false for takeaway or delivery (INHAUS)',
  cancellation:
    'True if the position reverses an earlier one on this or another receipt, with the opposite sign for quantity and amount (P_STORNO)',
  cancels: 'The `line` of the position on this receipt that it voids',
  voucherNumber: 'Number of the voucher sold or redeemed (GUTSCHEIN_NR)',
  agency: 'Number of the business the sale was made for; 0 or omitted for the company itself (AGENTUR_ID)',
};
