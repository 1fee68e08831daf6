import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { DownloadIcon } from '../../kit/icons/download.tsx';
import { PrintIcon } from '../../kit/icons/print.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { closingTexts } from './closings-texts.ts';

/** Prints what the page shows, or fetches the closing as a file in the language in use. */
export const ClosingActions = ({ id }: { readonly id: string }) => {
  const t = useTexts(closingTexts);
  const language = useLanguage();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (kind: 'pdf' | 'csv') => downloadFile(`/api/closings/${id}.${kind}?language=${language}`),
    onSuccess: (name) => notify.success(t.loaded(name)),
    onError: notify.failure,
  });
  const loads = (kind: 'pdf' | 'csv') => download.isPending && download.variables === kind;
  return (
    <>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t.print}
      </Button>
      <Button startIcon={<DownloadIcon />} loading={loads('csv')} onClick={() => download.mutate('csv')}>
        {t.csv}
      </Button>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        loading={loads('pdf')}
        onClick={() => download.mutate('pdf')}
      >
        {t.pdf}
      </Button>
    </>
  );
};
