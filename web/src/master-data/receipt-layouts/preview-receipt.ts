import { useQuery } from '@tanstack/react-query';
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
  readonly branch: string;
  readonly seller: PrintSeller | null;
}

const shown = 20;

/** Receipts to choose from: the last ones, or those whose number begins as typed. */
export const useReceiptSource = (): ReferenceSource => {
  const t = useTexts(layoutTexts);
  const f = useFormats();
  const nameOf = ({ number, end, zone, gross, currency }: ReceiptRowFragment) =>
    t.receiptName(String(number), f.dateTime(end, zone), f.money(gross, currency));
  return {
    key: 'preview-receipts',
    search: async (text) => {
      const rows = await (text.trim() === '' ? lastReceipts() : foundReceipts(text));
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
  return { receipt: read.data, zone: row.zone, branch: row.unitName, seller };
}

async function lastReceipts(): Promise<readonly ReceiptRowFragment[]> {
  return (await posApi.request(ReceiptsDocument, { first: shown })).receipts.nodes;
}

async function foundReceipts(text: string): Promise<readonly ReceiptRowFragment[]> {
  return (await posApi.request(SearchReceiptsDocument, { text, first: shown })).searchReceipts;
}
