import { saveFile } from '../download/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import { chartCsv } from './chart-csv.ts';
import { type Chart, fileName } from './chart-file.ts';
import { chartTexts } from './charts-texts.ts';

/** Saves a chart as a picture or as a file of its rows, as they are shown. */
export const useChartDownload = () => {
  const t = useTexts(chartTexts);
  const language = useLanguage();
  const notify = useNotify();
  return (chart: Chart) => {
    const save = (file: Blob, ending: string) => saveFile(fileName(chart, t.sample, ending), file);
    const saveMade = async (make: () => Promise<Blob>, ending: string): Promise<void> => {
      try {
        save(await make(), ending);
      } catch {
        notify.warning(t.failed);
      }
    };
    const picture = () =>
      saveMade(async () => (await import('./chart-picture.ts')).chartPicture(chart, t.sample), 'png');
    const csv = () => save(new Blob([chartCsv(chart, language)], { type: 'text/csv;charset=utf-8' }), 'csv');
    const xlsx = () => saveMade(async () => (await import('./chart-xlsx.ts')).chartXlsx(chart), 'xlsx');
    return { picture, csv, xlsx } as const;
  };
};
