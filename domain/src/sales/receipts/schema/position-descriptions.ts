import type { ReceiptPosition } from '../receipt.ts';
import type { Descriptions } from './describe-schema.ts';

/** What the fields of a position mean: lines.csv, lines_vat.csv, itemamounts.csv and subitems.csv of DSFinV-K. */
export const positionDescriptions: Descriptions<ReceiptPosition> = {
  line: 'Identifies the position inside the receipt, for references from other receipts; give each position another one (not checked). Usually 1, 2, 3 … (POS_ZEILE)',
  kind: 'Business case of the position (GV_TYP). Umsatz: goods and services; Pfand, PfandRueckzahlung: container deposit charged and returned; Rabatt, Aufschlag: discount and surcharge on the receipt; TrinkgeldAN, TrinkgeldAG: tip for the employee and for the owner; …gutscheinKauf, …gutscheinEinloesung: voucher sold and redeemed, of a single purpose (VAT when sold) or of several (VAT when redeemed); Forderung…, Anzahlung…: receivables and down payments, arising and settled; ZuschussEcht, ZuschussUnecht: grants without and with a supply. The others move cash only: Anfangsbestand, Privatentnahme, Privateinlage, Geldtransit, Lohnzahlung, Einzahlung, Auszahlung, DifferenzSollIst. Turnover is Umsatz, Rabatt, Aufschlag and ZuschussUnecht',
  kindName: 'Name of the business case where the register tells several of one kind apart (GV_NAME)',
  text: 'What was sold, as printed on the receipt (ARTIKELTEXT)',
  quantity:
    'How many or how much was sold, in thousandths: 1000 is one piece, 385 is 0.385 kg. Negative when goods are taken back or a position is cancelled (MENGE)',
  unit: 'Unit of the quantity, as printed: Stück, kg, l, m (EINHEIT)',
  factor:
    'How many units the unit price is for, in thousandths; left out it is 1000, one unit. 150 g at a price for 100 g: quantity 150000, unit g, factor 100000, baseUnit 100 g (FAKTOR)',
  baseUnit:
    'What the unit price is for, as printed, where that is not the unit of the quantity: 100 g, kg, Kiste. Needs `factor`, unless it is 1',
  unitPrice:
    'Price of one unit (of `factor` units) in cents, including VAT unless `priceBasis` is net. Its sign stays that of the price: a return has a negative quantity. A discount or a redeemed voucher has a negative price. With `unitPriceExact` it is that price in whole cents, rounded in any way (STK_BR)',
  unitPriceExact:
    'The unit price as decimal text with up to five places, where whole cents do not hold it: 1.599 for fuel, 0.8333 for cable. A point before the places, no grouping; in units of the currency, not in cents. Where it is sent, it counts (STK_BR)',
  priceBasis:
    'gross: unit price and discounts of the position include VAT; left out, they do. net: they do not, and the net of `vat` follows from them. `amount` is gross in either case',
  amount:
    'What the position adds to the receipt, in cents, always including VAT: unit price × quantity ÷ factor, plus the discounts, within one cent; with net prices that gives the net. A price of five places may be off by half of the last one per unit. Negative when it takes off (POS_BRUTTO)',
  vat: [
    'The amount by VAT key; a bundle of goods with different rates, or a discount on them, has an entry for each. Their gross amounts add up to `amount` exactly (lines_vat.csv)',
    {
      key: 'VAT key (UST_SCHLUESSEL): 1 general rate, 2 reduced rate, 3 and 4 flat rates of agriculture, 5 not taxable, 6 exempt, 7 not determinable; two digits for former rates; from 1000 free',
      rate: 'Rate of VAT in hundredths of a percent: 1900 is 19 %; 0 for the keys 5, 6 and 7 (UST_SATZ)',
      net: 'Net amount in cents, with the sign of the gross (POS_NETTO)',
      tax: 'VAT in cents, with the sign of the gross: gross × rate ÷ (1 + rate) within one cent. Where the tax of the rate is right over the whole receipt within one cent, an entry may take over up to half a cent more of each entry of the rate (POS_UST)',
      gross: 'Gross amount in cents: net plus tax exactly (POS_BRUTTO)',
    },
  ],
  article: [
    'The article that was sold, as it was then: later changes of master data change no receipt. Left out where no article was sold, as for a tip or cash movement',
    {
      key: 'The register’s own key of the article; figures are kept by it. It stays the same for the life of the article (ART_NR)',
      id: 'The cloud’s id of the article, as `changes` gives it; left out while the register does not know it',
      plu: 'Price look-up number, as typed at the register',
      gtin: 'Global Trade Item Number (EAN), digits only (GTIN)',
      categoryKey: 'The register’s own key of the category (WARENGR_ID)',
      category: 'Name of the category (WARENGR)',
    },
  ],
  discounts: [
    'Discounts and surcharges on this position; they are contained in `amount`. A discount on the whole receipt is a position of its own, of the kind Rabatt (itemamounts.csv, discount and extra_amount)',
    {
      text: 'What it is for, as printed',
      amount:
        'Cents, including VAT unless `priceBasis` is net; negative for a discount, positive for a surcharge (PF_BRUTTO, PF_NETTO)',
    },
  ],
  subItems: [
    'What the position consists of: dishes of a menu, extras, parts of a set. They say what was handed over and add nothing to the amount (subitems.csv)',
    {
      articleKey: 'The register’s own key of the article (ZI_ART_NR)',
      text: 'What it is, as printed (ZI_NAME)',
      quantity: 'Quantity in thousandths (ZI_MENGE)',
      unitPrice: 'Price of one unit in cents, including VAT; 0 when it is included (ZI_BASISPREIS_BRUTTO)',
      unitPriceExact:
        'The same with up to five places, as `unitPriceExact` of a position (ZI_BASISPREIS_BRUTTO)',
      unit: 'Unit of the quantity, as printed (ZI_EINHEIT)',
      factor: 'How many units the unit price is for, in thousandths; left out it is 1000 (ZI_FAKTOR)',
      vatKey: 'VAT key, as in `vat` (ZI_UST_SCHLUESSEL)',
    },
  ],
  inHouse: 'True when consumed on the premises, false when taken away or delivered (INHAUS)',
  cancellation:
    'True when the position reverses an earlier one of this receipt or of another; quantity and amount then have the opposite sign (P_STORNO)',
  cancels: 'The `line` of the position of this receipt that is cancelled',
  voucherNumber: 'Number of the voucher that is sold or redeemed (GUTSCHEIN_NR)',
  agency: 'Number of the business on whose behalf was sold; 0 or left out for the own one (AGENTUR_ID)',
};
