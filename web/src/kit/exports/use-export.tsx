import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ExportFormat, isUnderWay } from '@tresen/domain/kit/exports';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { downloadFile } from '../download/index.ts';
import { useFormats } from '../format/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import type { ExportOffer } from './export-offer.ts';
import { type ExportFacts, exportQuery, fileUrl, startExport } from './exports.queries.ts';
import { exportsTexts } from './exports-texts.ts';

/** The page of the exports. */
export const exportsPath = '/manage/exports';

/** How much of it is written, from 0 to 1. */
export const shareDone = ({ done, total }: Pick<ExportFacts, 'done' | 'total'>): number =>
  total ? Math.min(done / total, 1) : 0;

interface ProgressProps {
  readonly id: string;
  readonly onEnd: (ended: ExportFacts) => void;
}

/** Fetches the file of an export and says so. */
export const useDownloadExport = (): ((id: string) => Promise<void>) => {
  const t = useTexts(exportsTexts);
  const notify = useNotify();
  return async (id) => {
    try {
      notify.success(t.downloaded(await downloadFile(fileUrl(id))));
    } catch (error) {
      notify.failure(error);
    }
  };
};

/** What somebody chose in the dialog. */
export interface ExportWish {
  readonly source: string;
  readonly format: ExportFormat;
}

/** Begins an export: a short one is downloaded at once, a long one is followed. Throws RequestError. */
export const useExport = (offer: ExportOffer): ((wish: ExportWish) => Promise<void>) => {
  const language = useLanguage();
  const client = useQueryClient();
  const follow = useFollowExport();
  const download = useDownloadExport();
  return async ({ source, format }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const begun = await startExport(
      {
        source,
        format,
        filter: JSON.stringify(offer.filter),
        sort: offer.sort ?? null,
        language,
        zone: timeZone,
        description: offer.description,
        shown: offer.shown,
      },
      language,
    );
    void client.invalidateQueries({ queryKey: ['exports', 'list'] });
    if (begun.state === 'done') await download(begun.id);
    else follow(begun.id);
  };
};

/** Follows a long export wherever somebody goes meanwhile: how far it is, and at its end the file. */
function useFollowExport(): (id: string) => void {
  const t = useTexts(exportsTexts);
  const f = useFormats();
  const notify = useNotify();
  const navigate = useNavigate();
  const download = useDownloadExport();
  const end = (ended: ExportFacts): void => {
    const { id, title, state, rows } = ended;
    if (state === 'done')
      notify.offer(`export ${id}`, t.ready(title, f.number(rows)), {
        label: t.download,
        act: () => void download(id),
      });
    else if (state === 'failed') notify.error(t.failed(title));
    else notify.warning(t.wasCancelled(title));
  };
  return (id) => {
    const close = notify.lasting(
      <ExportProgress
        id={id}
        onEnd={(ended) => {
          close();
          end(ended);
        }}
      />,
      { label: t.show, act: () => void navigate(exportsPath) },
    );
  };
}

/** How far an export is; tells when it has ended. */
function ExportProgress({ id, onEnd }: ProgressProps) {
  const t = useTexts(exportsTexts);
  const f = useFormats();
  const { data } = useQuery(exportQuery(id, useLanguage()));
  const ended = data && !isUnderWay(data.state) ? data : undefined;
  useEffect(() => {
    if (ended) onEnd(ended);
  }, [ended, onEnd]);
  if (!data) return '…';
  if (data.state === 'queued') return t.queued(data.title);
  return t.running(data.title, f.share(Math.floor(shareDone(data) * 100) / 100));
}
