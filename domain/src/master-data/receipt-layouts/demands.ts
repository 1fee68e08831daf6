import type { Country } from '../../kit/countries/index.ts';
import type { LayoutBlock, LayoutLine, ReceiptLayout } from './layout.ts';
import { layoutBlocks } from './layout.ts';
import { fiscalTags } from './receipt-tags.ts';
import { piecesOf, piecesOfLine, type TextPiece } from './tag-text.ts';
import type { TagId } from './tags.ts';
import { layoutTags } from './tags.ts';

/** What the law of a country wants on each receipt: all tags of one of the ways. */
export interface Demand {
  readonly id: DemandId;
  readonly ways: readonly (readonly TagId[])[];
  /** The only block that will do. */
  readonly block?: LayoutBlock;
}

const demandIds = [
  'company',
  'address',
  'taxNumber',
  'number',
  'date',
  'span',
  'goods',
  'total',
  'rates',
  'register',
  'tse',
  'tseFailure',
  'rksv',
  'rksvFailure',
  'verifactu',
  'verifactuText',
] as const;
export type DemandId = (typeof demandIds)[number];

const company: Demand = { id: 'company', ways: [['companyName']] };
const date: Demand = { id: 'date', ways: [['receiptDate'], ['end']] };
const goods: Demand = {
  id: 'goods',
  ways: [
    ['positionText', 'positionQuantity'],
    ['positionText', 'positionQuantityPrice'],
  ],
};
const total: Demand = { id: 'total', ways: [['total']] };
const number: Demand = { id: 'number', ways: [['receiptNumber']] };

/** By country; fiscal.md 2.3 (§ 6 KassenSichV), 4.1 (§ 132a BAO, § 11 RKSV), 4.2 (none), 4.3 (RD 1619/2012, RD 1007/2023). */
const demands: Readonly<Record<Country, readonly Demand[]>> = {
  DE: [
    company,
    { id: 'address', ways: [['companyStreet', 'companyCity']] },
    date,
    // Since June 2021 the code may say what stands in it.
    { id: 'span', ways: [['start', 'end'], ['tseStart', 'tseEnd'], ['tseQr']] },
    goods,
    total,
    { id: 'rates', ways: [['vatRate', 'vatTax']] },
    {
      id: 'tse',
      ways: [
        ['tseQr'],
        ['tseTransaction', 'tseCounter', 'tseSerial', 'tseSignature', 'registerSerial'],
        ['tseTransaction', 'tseCounter', 'tseSerial', 'tseSignature', 'tseClient'],
      ],
    },
    { id: 'tseFailure', ways: [['tseFailure']] },
  ],
  AT: [
    company,
    number,
    { id: 'date', ways: [['receiptDate', 'receiptTime'], ['end']] },
    goods,
    total,
    { id: 'rates', ways: [['vatRate', 'vatGross']] },
    { id: 'register', ways: [['registerSerial']] },
    { id: 'rksv', ways: [['rksvCode']] },
    { id: 'rksvFailure', ways: [['rksvFailure']] },
  ],
  CH: [],
  ES: [
    company,
    { id: 'taxNumber', ways: [['companyTaxNumber'], ['companyVatId']] },
    number,
    date,
    goods,
    total,
    { id: 'rates', ways: [['vatRate']] },
    { id: 'verifactu', ways: [['verifactuUrl']], block: 'header' },
    { id: 'verifactuText', ways: [['verifactuText']] },
  ],
};

/** What the law wants of such a print-out; kitchen tickets and closings are no receipts. */
export function demandsOf({ kind }: Pick<ReceiptLayout, 'kind'>, country: Country | null): readonly Demand[] {
  return kind === 'receipt' && country !== null ? demands[country] : [];
}

type DemandingLayout = Pick<ReceiptLayout, 'kind' | 'blocks'>;

/** The demands that a layout does not meet. */
export function unmetDemands(layout: DemandingLayout, country: Country | null): readonly Demand[] {
  const told = tellTags(layout);
  return demandsOf(layout, country).filter((demand) => !isMet(demand, told));
}

/** Of each line the demands that nothing would meet any more if it went. */
export function demandsByLine(
  layout: DemandingLayout,
  country: Country | null,
): Readonly<Record<LayoutBlock, readonly (readonly Demand[])[]>> {
  const told = tellTags(layout);
  const met = demandsOf(layout, country).filter((demand) => isMet(demand, told));
  const of = (block: LayoutBlock) =>
    told[block].map((_tags, at) =>
      met.filter((demand) => !isMet(demand, { ...told, [block]: told[block].toSpliced(at, 1) })),
    );
  return { header: of('header'), positions: of('positions'), footer: of('footer'), fiscal: of('fiscal') };
}

/** The tags that each line tells. */
type ToldTags = Readonly<Record<LayoutBlock, readonly (readonly TagId[])[]>>;

function tellTags({ blocks }: DemandingLayout): ToldTags {
  const of = (block: LayoutBlock) => blocks[block].map(tagsOfLine);
  return { header: of('header'), positions: of('positions'), footer: of('footer'), fiscal: of('fiscal') };
}

function isMet({ ways, block }: Demand, told: ToldTags): boolean {
  const isTold = (tag: TagId) =>
    (block === undefined ? layoutBlocks : [block]).some((one) =>
      told[one].some((tags) => tags.includes(tag)),
    );
  return ways.some((way) => way.every(isTold));
}

/** These are codes for machines: as text they tell nobody anything. */
const onlyAsCode: ReadonlySet<TagId> = new Set<TagId>(['tseQr', 'verifactuUrl']);

const known = new WeakMap<LayoutLine, readonly TagId[]>();

function tagsOfLine(line: LayoutLine): readonly TagId[] {
  const tags = known.get(line) ?? readTags(line);
  known.set(line, tags);
  return tags;
}

function readTags(line: LayoutLine): readonly TagId[] {
  const texts = piecesOfLine(line).map(tagsAmong);
  if (line.kind !== 'text') return texts.flat();
  return line.columns.flatMap(({ overflow }, at) =>
    (texts[at] ?? []).filter((tag) => !onlyAsCode.has(tag) && !(overflow === 'cut' && isLost(tag))),
  );
}

/** Whether a part of it is as good as none: a long name of an article may be cut, a signature may not. */
function isLost(tag: TagId): boolean {
  return Object.hasOwn(fiscalTags, tag) || layoutTags[tag].each === null;
}

/** The built-in tags of a text. */
export function tagsIn(text: string): readonly TagId[] {
  return tagsAmong(piecesOf(text));
}

function tagsAmong(pieces: readonly TextPiece[]): readonly TagId[] {
  return pieces.flatMap((piece) => (piece.kind === 'tag' ? [piece.tag] : []));
}
