import { useQuery } from '@tanstack/react-query';
import { type Country, countries } from '@tresen/domain/kit/countries';
import type { PrintSeller } from '@tresen/domain/master-data/receipt-layouts';
import { type Receipt, receiptSchema } from '@tresen/domain/sales/receipts';
import type { ReferenceSource } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import {
  ReceiptDocument,
  type ReceiptRowFragment,
  ReceiptsDocument,
  SearchReceiptsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { layoutTexts } from './layout-texts.ts';

/** A receipt of the tenant with what else stands on it. */
export interface PreviewReceipt {
  readonly receipt: Receipt;
  readonly zone: string;
  /** Of its branch, whose law and words it was printed by; null for one that no layout knows. */
  readonly country: Country | null;
  readonly branch: string;
  readonly seller: PrintSeller | null;
}

const shown = 20;
/** Each register counts from 1: of several branches many have the same number. */
const mostFound = 100;

/**
 * Receipts to choose from: the last ones, or those whose number begins as typed; those of a branch where the layout is
 * for one, since another's may be under another law.
 */
export const useReceiptSource = (unitId: string | null): ReferenceSource => {
  const t = useTexts(layoutTexts);
  const f = useFormats();
  const nameOf = ({ number, end, zone, gross, currency, unitName }: ReceiptRowFragment) => {
    const name = t.receiptName(String(number), f.dateTime(end, zone), f.money(gross, currency));
    // The number 1 is in each branch.
    return unitId === null ? `${name} · ${unitName}` : name;
  };
  return {
    key: `preview-receipts ${unitId ?? ''}`,
    search: async (text) => {
      const rows = await (text.trim() === '' ? lastReceipts(unitId) : foundReceipts(text, unitId));
      return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
    },
  };
};

/** A receipt as it was sent; undefined while it is on its way, and for what is none. */
export const usePreviewReceipt = (id: string | null): PreviewReceipt | undefined => {
  const { data } = useQuery({
    queryKey: ['preview-receipt', id],
    queryFn: () => loadReceipt(id ?? ''),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY, // what a register sent never changes
  });
  return data ?? undefined;
};

async function loadReceipt(id: string): Promise<PreviewReceipt | null> {
  const { receipt: stored } = await posApi.request(ReceiptDocument, { id });
  const read = receiptSchema.safeParse(stored && JSON.parse(stored.content));
  if (!stored || !read.success) return null;
  const { row, seller } = stored;
  const country = countries.find((one) => one === stored.country) ?? null;
  return { receipt: read.data, zone: row.zone, country, branch: row.unitName, seller };
}

async function lastReceipts(unitId: string | null): Promise<readonly ReceiptRowFragment[]> {
  const filter = unitId === null ? null : { unitIds: [unitId] };
  return (await posApi.request(ReceiptsDocument, { filter, first: shown })).receipts.nodes;
}

async function foundReceipts(text: string, unitId: string | null): Promise<readonly ReceiptRowFragment[]> {
  const { searchReceipts } = await posApi.request(SearchReceiptsDocument, { text, first: mostFound });
  return searchReceipts.filter((row) => unitId === null || row.unitId === unitId).slice(0, shown);
}
