import type { Country } from '../../kit/countries/index.ts';
import { defaultTexts } from './default-texts.ts';
import {
  columnOf,
  type LayoutBlock,
  type LayoutColumn,
  type LayoutKind,
  type LayoutLine,
  type ReceiptLayout,
  textOf,
} from './layout.ts';

type Blocks = Readonly<Record<LayoutBlock, readonly LayoutLine[]>>;

/**
 * The layout that a tenant begins with: it meets the law of the country and fits on any paper.
 * @param width characters a line; without it those of 80 mm
 */
export function defaultLayout(kind: LayoutKind, country: Country, width = 42): ReceiptLayout {
  const { header, positions, footer, fiscal } = blocksOf[kind](country, width);
  return {
    version: 1,
    kind,
    width,
    codePage: 'PC858',
    codePageNumber: null,
    logo: null,
    blocks: { header: [...header], positions: [...positions], footer: [...footer], fiscal: [...fiscal] },
  };
}

const blocksOf: Readonly<Record<LayoutKind, (country: Country, width: number) => Blocks>> = {
  receipt: (country, width) => ({
    header: receiptHeader(country, width),
    positions: receiptPositions(country, width),
    footer: [space, centred(defaultTexts[country].thanks)],
    fiscal: [...fiscal[country], space, cut],
  }),
  kitchenTicket: () => ({
    header: [
      textOf(columnOf('{target}', { isBold: true, isWide: true, isHigh: true })),
      textOf(columnOf('{servedBy}'), columnOf('{receiptTime}', { width: 6, align: 'right' })),
      rule,
    ],
    positions: [
      textOf(
        columnOf('{positionQuantity}', { width: 7, isBold: true, isHigh: true }),
        columnOf('{positionText} {positionCancelled}', { isBold: true, isHigh: true }),
      ),
      textOf(columnOf('', { width: 7 }), columnOf('+ {extraText}')),
      textOf(columnOf('', { width: 7 }), columnOf('{positionOutOfHouse}')),
    ],
    footer: [rule, text('{note}')],
    fiscal: [space, cut],
  }),
  closing: (country, width) => ({
    header: [
      textOf(columnOf('{companyName}', { align: 'center', isBold: true })),
      centred('{branchName}'),
      textOf(columnOf('{closingType} Z {closingNumber}', { align: 'center', isBold: true, isHigh: true })),
      pair('{closingDay}', '{registerName}'),
      pair(defaultTexts[country].from, '{closingFrom}'),
      pair(defaultTexts[country].to, '{closingTo}'),
      rule,
    ],
    positions: closingPositions(country, width),
    footer: [rule, ...closingCash(country), space, text('{note}')],
    fiscal: [pair(defaultTexts[country].serial, '{registerSerial}'), space, cut],
  }),
};

const rule: LayoutLine = { kind: 'rule', character: '-' };
const space: LayoutLine = { kind: 'space', lines: 1 };
const cut: LayoutLine = { kind: 'cut', isWhole: false };

function text(content: string): LayoutLine {
  return textOf(columnOf(content));
}

function centred(content: string): LayoutLine {
  return textOf(columnOf(content, { align: 'center' }));
}

/** What it is on the left, how much on the right. */
function pair(label: string, value: string, given: Partial<LayoutColumn> = {}): LayoutLine {
  return textOf(columnOf(label, given), columnOf(value, { align: 'right', ...given }));
}

/** A space and four digits; day and time with the space before them. */
const numberSize = 5;
const timeSize = 17;

function receiptHeader(country: Country, width: number): readonly LayoutLine[] {
  const words = defaultTexts[country];
  const number = `${words.receipt} {receiptNumber}`;
  const time = '{receiptDate} {receiptTime}';
  // 30 to 40 mm, above all else (fiscal.md 4.3): 45 modules of 6 dots are 34.
  const code: readonly LayoutLine[] =
    country === 'ES'
      ? [centred('QR tributario:'), codeLine('{verifactuUrl}', 6), centred('{verifactuText}'), space]
      : [];
  return [
    ...code,
    textOf(columnOf('{companyName}', { align: 'center', isBold: true, isHigh: true })),
    centred('{branchName}'),
    centred('{companyStreet}'),
    centred('{companyCity}'),
    ...(country === 'ES' ? [centred(`${words.taxNumber} {companyTaxNumber}`)] : [centred('{companyVatId}')]),
    ...(country === 'DE' ? [centred(`${words.taxNumber} {companyTaxNumber}`)] : []),
    space,
    // What day and time leave is the number's, where it has room behind the word for the receipt.
    ...(width < words.receipt.length + numberSize + timeSize
      ? [text(number), text(time)]
      : [textOf(columnOf(number), columnOf(time, { width: 16, align: 'right' }))]),
    // Most registers are called "Kasse" themselves.
    pair('{target}', '{registerName}'),
    text(`${words.servedBy}: {servedBy}`),
    text(`${words.customer}: {customerName}`),
    text('{customerStreet}'),
    text('{customerCity}'),
    textOf(columnOf('{receiptType}', { align: 'center', isBold: true, isWide: true })),
    rule,
  ];
}

/** Below that an article's name would have no room between its quantity and its amount: it has a line of its own. */
const besideEachOther = 36;
/** Below that four amounts have no room beside each other; net is gross without the tax. */
const fourAmounts = 32;
const amountColumn = { width: 10, align: 'right' } as const;

function receiptPositions(country: Country, width: number): readonly LayoutLine[] {
  const words = defaultTexts[country];
  return [
    ...(width < besideEachOther ? narrowPosition : widePosition),
    rule,
    pair(`${words.total} {currency}`, '{total}', { isBold: true, isHigh: true }),
    pair('{paymentName}', '{paymentAmount}'),
    pair('', '{paymentForeignAmount}'),
    text('{cardBrand} {cardDigits} {cardTrace}'),
    space,
    ...vatLines(country, width, '{vatLetter} {vatRate}'),
  ];
}

const widePosition: readonly LayoutLine[] = [
  textOf(
    columnOf('{positionQuantity}', { width: 6 }),
    columnOf('{positionText} {positionCancelled}'),
    columnOf('{positionAmount}', amountColumn),
    columnOf('{positionVatLetter}', { width: 2 }),
  ),
  textOf(columnOf('', { width: 6 }), columnOf('{positionQuantityPrice}')),
  textOf(columnOf('', { width: 6 }), columnOf('+ {extraText}')),
  textOf(
    columnOf('', { width: 6 }),
    columnOf('{discountText}'),
    columnOf('{discountAmount}', amountColumn),
    columnOf('', { width: 2 }),
  ),
  textOf(columnOf('', { width: 6 }), columnOf('{positionOutOfHouse}')),
];

const narrowPosition: readonly LayoutLine[] = [
  text('{positionQuantity} {positionText} {positionCancelled}'),
  textOf(
    columnOf('  {positionQuantityPrice}'),
    columnOf('{positionAmount} {positionVatLetter}', { align: 'right', width: 12 }),
  ),
  text('  + {extraText}'),
  textOf(
    columnOf('  {discountText}'),
    columnOf('{discountAmount}', amountColumn),
    columnOf('', { width: 1 }),
  ),
  text('  {positionOutOfHouse}'),
];

function closingPositions(country: Country, width: number): readonly LayoutLine[] {
  const words = defaultTexts[country];
  return [
    pair(words.turnoverGross, '{closingGross}', { isBold: true }),
    pair(words.turnoverNet, '{closingNet}'),
    pair(words.receipts, '{closingReceipts}'),
    rule,
    ...vatLines(country, width, '{vatRate}'),
    rule,
    pair('{paymentCount} x {paymentName}', '{paymentAmount}'),
    rule,
    pair('{categoryName}', '{categoryGross}'),
  ];
}

function vatLines(country: Country, width: number, rate: string): readonly LayoutLine[] {
  const { rate: head, net, tax, gross } = defaultTexts[country];
  return width < fourAmounts
    ? [vatLine(head, tax, gross), vatLine(rate, '{vatTax}', '{vatGross}')]
    : [vatLine(head, net, tax, gross), vatLine(rate, '{vatNet}', '{vatTax}', '{vatGross}')];
}

function vatLine(rate: string, ...amounts: readonly string[]): LayoutLine {
  return textOf(columnOf(rate), ...amounts.map((one) => columnOf(one, { align: 'right' })));
}

function codeLine(content: string, size: number): LayoutLine {
  return { kind: 'code', text: content, size, align: 'center' };
}

function closingCash(country: Country): readonly LayoutLine[] {
  const words = defaultTexts[country];
  return [
    pair(words.opening, '{cashOpening}'),
    pair(words.takings, '{cashTakings}'),
    pair(words.expected, '{cashExpected}'),
    pair(words.counted, '{cashCounted}'),
    pair(words.difference, '{cashDifference}'),
  ];
}

/** What the law of the country wants at the end. */
const fiscal: Readonly<Record<Country, readonly LayoutLine[]>> = {
  DE: [
    space,
    text('{tseFailure}'),
    codeLine('{tseQr}', 4),
    pair('TSE-Transaktion', '{tseTransaction}'),
    pair('TSE-Beginn', '{tseStart}'),
    pair('TSE-Ende', '{tseEnd}'),
    pair('Seriennummer der Kasse', '{registerSerial}'),
  ],
  AT: [
    space,
    textOf(columnOf('{rksvFailure}', { align: 'center', isBold: true })),
    codeLine('{rksvCode}', 4),
    pair('Kassen-ID', '{registerSerial}'),
  ],
  CH: [],
  ES: [],
};
