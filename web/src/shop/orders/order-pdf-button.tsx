import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { DownloadIcon } from '../../kit/icons/download.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

/** The order, or once it is completed its invoice, as a file in the language in use. */
export const OrderPdfButton = ({ order: { id, invoiceNumber } }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => downloadFile(`/api/shop-orders/${id}.pdf?language=${language}`),
    onSuccess: (name) => notify.success(t.loaded(name)),
    onError: notify.failure,
  });
  return (
    <Button
      variant="contained"
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {invoiceNumber === null ? t.pdf : t.invoicePdf}
    </Button>
  );
};
